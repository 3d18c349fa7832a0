import type { ReactNode } from 'react'
import { CardFan } from '../card-fan/CardFan.tsx'
import './Empty.css'

/** What is missing, why, and the way on. */
export interface EmptyProps {
  /** In the front card. */
  icon?: ReactNode
  title: ReactNode
  description?: ReactNode
  /** Up to two buttons of 44. */
  actions?: ReactNode
}

/** Nothing here, or nothing to be had now: the blank fan, what it means, what to do. */
export function Empty({ icon, title, description, actions }: EmptyProps) {
  return (
    <div className="fandeck-empty">
      <CardFan width={84}>
        <span className="fandeck-empty__card" />
        <span className="fandeck-empty__card" aria-hidden>
          {icon}
        </span>
        <span className="fandeck-empty__card" />
      </CardFan>
      <p className="fandeck-empty__title">{title}</p>
      {description && <p className="fandeck-empty__description">{description}</p>}
      {actions && <div className="fandeck-empty__actions">{actions}</div>}
    </div>
  )
}
