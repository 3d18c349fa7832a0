import type { RenderLink } from '../primitives/link/LinkProvider.tsx'

/** Renders the links of a document, whose paths are those of the main site. */
export const linkTo =
  (origin: string | undefined): RenderLink =>
  ({ href, children, ...link }) => (
    <a {...link} href={origin === undefined ? href : new URL(href, origin).href}>
      {children}
    </a>
  )
