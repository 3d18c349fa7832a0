import type { Campaign, CampaignPage } from './campaigns.document.schema.ts'
import type { CampaignSection, SectionKind } from './campaigns.sections.schema.ts'

/** Returns the slug of the campaign that owns a path: its first segment; `undefined` for `/`. */
export const slugOfPath = (path: string): string | undefined => path.split(/[/?#]/)[1] || undefined

/** Returns the page of a path; ignores query, fragment and a trailing slash. */
export function pageOfPath(campaign: Campaign, path: string): CampaignPage | undefined {
  const plain = path.split(/[?#]/)[0]?.replace(/(?<=.)\/$/, '')
  return campaign.pages.find((page) => page.path === plain)
}

/** Returns the id of a section, which calls and elements name: its own, or its kind. */
export const sectionIdOf = ({ id, kind }: CampaignSection): string => id ?? kind

/** A section of the given kind. */
export type SectionOf<Kind extends SectionKind> = Extract<CampaignSection, { kind: Kind }>

/** Returns all sections, in the order of the pages. */
export const sectionsOf = ({ pages }: Campaign): CampaignSection[] =>
  pages.flatMap(({ sections }) => sections)

/** Returns the section of an id if it has the given kind. */
export function boardOf<Kind extends SectionKind>(
  campaign: Campaign,
  kind: Kind,
  id: string = kind,
): SectionOf<Kind> | undefined {
  const is = (section: CampaignSection): section is SectionOf<Kind> => section.kind === kind
  return sectionsOf(campaign)
    .filter(is)
    .find((section) => sectionIdOf(section) === id)
}

/** The phase of a period or of a pick; ends are exclusive. */
export type WindowPhase = 'upcoming' | 'open' | 'closed'

/** Returns the phase of a period at `now` (server time, epoch ms); a campaign without a period is always open. */
export function periodPhase(period: Campaign['period'], now: number): WindowPhase {
  if (!period) return 'open'
  if (now < period.startAt) return 'upcoming'
  return now < period.endAt ? 'open' : 'closed'
}
