// Returns the shapes of replies that the SDK reads by a function: the rows of popups, and the document of a campaign.
import * as wire from '@fandeck/sdk/wire'
import type * as z from 'zod'

type Json = Record<string, unknown>
type ShapeOf = (schema: z.core.$ZodType) => Json

/** Sections have a format for each kind, and readers leave out those that they do not know. */
const SECTIONS = {
  type: 'array',
  maxItems: wire.CAMPAIGN_MAX.sections,
  items: {
    type: 'object',
    properties: { kind: { type: 'string', description: 'The kind of the section.', examples: ['hero'] } },
    required: ['kind'],
  },
  description: 'The sections of the page, in the format of `campaigns.schema.json` of `@fandeck/sdk`.',
}

function campaignOf(shapeOf: ShapeOf): Json {
  const page = shapeOf(wire.CampaignPage)
  const pages = {
    type: 'array',
    minItems: 1,
    maxItems: wire.CAMPAIGN_MAX.pages,
    items: { ...page, properties: { ...Object(page.properties), sections: SECTIONS } },
    description: 'The pages of the campaign.',
  }
  const campaign = shapeOf(wire.Campaign)
  return { ...campaign, properties: { ...Object(campaign.properties), pages } }
}

const rowIn = ({ shape }: typeof wire.MainPopupReply): unknown => shape.rows._zod.def.element._zod.def.in

/** The shapes by the schemas that accept any value. */
export const replies: ReadonlyMap<unknown, (shapeOf: ShapeOf) => Json> = new Map([
  [wire.CampaignReply._zod.def.in, campaignOf],
  // Readers take both shapes at both addresses (D13).
  [
    rowIn(wire.PopupNoticeReply),
    (shapeOf: ShapeOf) => ({ anyOf: [wire.PopupNotice, wire.MainPopup].map(shapeOf) }),
  ],
  [
    rowIn(wire.MainPopupReply),
    (shapeOf: ShapeOf) => ({ anyOf: [wire.MainPopup, wire.PopupNotice].map(shapeOf) }),
  ],
])
