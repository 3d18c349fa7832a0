import type { ButtonKind } from '@fandeck/widgets'
import { PageLink, type PageLinkProps } from './PageLink.tsx'

interface ButtonLinkProps extends PageLinkProps {
  kind?: ButtonKind
  size?: 54 | 44 | 36
  block?: boolean
}

/** A link that looks like a button. */
export function ButtonLink({ kind = 'primary', size = 44, block, children, ...link }: ButtonLinkProps) {
  return (
    <PageLink
      {...link}
      className="fandeck-button"
      data-kind={kind}
      data-size={size}
      data-block={block || undefined}
    >
      <span className="fandeck-button__label">{children}</span>
    </PageLink>
  )
}
