import type { SectionOf } from '@fandeck/sdk/campaigns'
import { DropSummary } from '../drop-summary/index.ts'
import type { SectionPartProps } from './campaign-parts.ts'

const pageOf = (dropId: number) => `/drops/${dropId}`

/** The live panel of a drop. */
export function DropSection({ section: { dropId }, options }: SectionPartProps<SectionOf<'drop'>>) {
  const { dropHref = pageOf, renderLink } = options
  return (
    <section className="fandeck-campaign__section">
      <DropSummary
        dropId={dropId}
        href={dropHref(dropId)}
        headingLevel={2}
        {...(renderLink && { renderLink })}
      />
    </section>
  )
}
