import type { ReactNode } from 'react'
import { classNames } from '../primitives/class-names.ts'
import './AccountForm.css'

/** The buttons of a form, at the lower edge of the screen. */
export const FormActions = ({
  className,
  children,
}: {
  className?: string | undefined
  children: ReactNode
}) => (
  <div className={classNames('fandeck-form__actions', className)} data-bottom-bar>
    {children}
  </div>
)
