import { type Campaign, type CampaignSection, sectionIdOf, sectionsOf } from '@fandeck/sdk/campaigns'

const KINDS = ['formation', 'upgrade', 'matchPick', 'missions', 'playerFilter', 'flip'] as const

/** The kinds of sections that are boards. */
export type BoardKind = (typeof KINDS)[number]
/** A section that is a board. */
export type BoardSection = Extract<CampaignSection, { kind: BoardKind }>

/** Returns whether a section is a board. */
export const isBoard = (section: CampaignSection): section is BoardSection =>
  KINDS.some((kind) => kind === section.kind)

/** Returns the boards of a campaign, in the order of its pages. */
export const boardsOf = (campaign: Campaign): BoardSection[] => sectionsOf(campaign).filter(isBoard)

/** Returns the board with an id. */
export const boardById = (campaign: Campaign, id: string): BoardSection | undefined =>
  boardsOf(campaign).find((section) => sectionIdOf(section) === id)
