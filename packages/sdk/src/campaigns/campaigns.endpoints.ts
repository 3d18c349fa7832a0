import { endpoint } from '../http/endpoint.ts'
import { campaignErrors } from './campaigns.errors.ts'
import {
  CampaignNotOpenDetails,
  CampaignReply,
  CampaignStateReply,
  FormationBody,
  PickTally,
  RecruitBody,
  RecruitReply,
  SavedFormation,
  SavedPick,
  ShareBody,
  SharedFormation,
  ShareKey,
  UpgradeBody,
  UpgradeReply,
} from './campaigns.schema.ts'
import { Slug } from './campaigns.values.schema.ts'

const params = { slug: Slug }
const details = { NOT_OPEN: CampaignNotOpenDetails }

/** Returns the document of a campaign. */
export const getCampaignEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/campaign/:slug',
  params,
  auth: 'public',
  reply: CampaignReply,
  errors: campaignErrors,
})

/** Returns what the fan has done on the boards of a campaign, and the tallies that the fan may see (D27, D29). */
export const getCampaignStateEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/campaign/:slug/state',
  params,
  auth: 'optional',
  reply: CampaignStateReply,
  errors: campaignErrors,
})

/** Saves a formation of own cards (D27). */
export const saveFormationEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/campaign/:slug/formation',
  params,
  auth: 'member',
  body: FormationBody,
  reply: SavedFormation,
  errors: campaignErrors,
  details,
})

/** Makes the saved formation of a member public under an address that cannot be guessed; repeats return the same one (D27). */
export const shareFormationEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/campaign/:slug/share',
  params,
  auth: 'member',
  body: ShareBody,
  reply: SharedFormation,
  errors: campaignErrors,
})

/** Returns a formation that a fan has shared (D27). */
export const getSharedFormationEndpoint = endpoint({
  method: 'GET',
  base: 'main',
  path: '/campaign/:slug/share/:shareKey',
  params: { ...params, shareKey: ShareKey },
  auth: 'public',
  reply: SharedFormation,
  errors: campaignErrors,
})

/** Upgrades three own cards to one, which consumes them once (D28); repeating a key returns the same card. */
export const upgradeCardsEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/campaign/:slug/upgrade',
  params,
  auth: 'member',
  idempotent: true,
  body: UpgradeBody,
  reply: UpgradeReply,
  errors: campaignErrors,
  details,
})

/** Picks the man of the match or the first scorer; a later pick replaces it until the vote closes (D29). */
export const pickPlayerEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/campaign/:slug/pick',
  params,
  auth: 'member',
  body: SavedPick,
  reply: PickTally,
  errors: campaignErrors,
  details,
})

/** Recruits the player of a complete mission; recruiting again changes nothing (D30). */
export const recruitPlayerEndpoint = endpoint({
  method: 'POST',
  base: 'main',
  path: '/campaign/:slug/recruit',
  params,
  auth: 'member',
  body: RecruitBody,
  reply: RecruitReply,
  errors: campaignErrors,
  details,
})
