import type { ReactNode } from 'react'
import { type RenderLink, useRenderLink } from '../link/LinkProvider.tsx'
import type { ButtonKind, ButtonProps } from './Button.tsx'
import './Button.css'

export interface LinkButtonProps {
  href: string
  kind?: ButtonKind | undefined
  size?: ButtonProps['size'] | undefined
  renderLink?: RenderLink | undefined
  children: ReactNode
}

/** A link that looks like a button. */
export function LinkButton({ href, kind = 'primary', size = 44, renderLink, children }: LinkButtonProps) {
  const render = useRenderLink(renderLink)
  const looks = { 'data-kind': kind, 'data-size': size }
  const label = <span className="fandeck-button__label">{children}</span>
  return render({ href, className: 'fandeck-button', ...looks, children: label })
}
