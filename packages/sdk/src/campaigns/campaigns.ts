import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { publicCall } from '../http/public-call.ts'
import type { Campaign } from './campaigns.document.schema.ts'
import {
  getCampaignEndpoint,
  getCampaignStateEndpoint,
  getSharedFormationEndpoint,
  pickPlayerEndpoint,
  recruitPlayerEndpoint,
  saveFormationEndpoint,
  shareFormationEndpoint,
  upgradeCardsEndpoint,
} from './campaigns.endpoints.ts'
import { type FormationChoice, filledCount } from './campaigns.formation.rules.ts'
import type {
  CampaignState,
  PickTally,
  RecruitedMission,
  SavedFormation,
  SavedPick,
  SharedFormation,
  UpgradeResult,
} from './campaigns.schema.ts'

/** The campaign of a call. */
export interface OfCampaign {
  /** The first segment of the paths of its pages. */
  slug: string
}
/** The section of a call. */
export interface OfBoard extends OfCampaign {
  /** The id of the section, or its kind. */
  board: string
}

/**
 * Returns the document of a campaign. Logs and leaves out what this version cannot read, such as a section of an
 * unknown kind, so that a page shows the rest.
 *
 * @throws `campaigns/not-found`
 * @example
 * const campaign = await getCampaign(fandeck, { slug: 'fcseoul-2025' })
 * const page = pageOfPath(campaign, location.pathname)
 */
export async function getCampaign(
  fandeck: Fandeck,
  params: OfCampaign,
  options?: CallOptions,
): Promise<Campaign> {
  const { campaign, omitted } = await call(fandeck, getCampaignEndpoint, { params }, options)
  if (omitted.length > 0)
    await fandeck.http.dropped(
      `GET ${getCampaignEndpoint.path}`,
      omitted.map(({ path }) => path),
    )
  return campaign
}

/**
 * Returns what the fan has done on the boards of a campaign. Tallies are included for closed picks and for picks in
 * which the fan takes part; a signed-out visitor gets the tallies of closed picks only.
 *
 * @throws `campaigns/not-found`
 */
export const getCampaignState = (
  fandeck: Fandeck,
  params: OfCampaign,
  options?: CallOptions,
): Promise<CampaignState> => call(fandeck, getCampaignStateEndpoint, { params }, options)

/**
 * Saves a formation; its empty slots stay empty. The machine `createFormation` keeps a draft until then.
 *
 * @throws `campaigns/bad-choice`, `campaigns/not-owned`, `campaigns/not-open`, `campaigns/closed`
 * @see D27
 */
export const saveFormation = publicCall(
  async (
    fandeck: Fandeck,
    { slug, board, formation, slots }: OfBoard & FormationChoice,
    options?: CallOptions,
  ): Promise<SavedFormation> => {
    const body = { board, formation, slots: [...slots] }
    const saved = await call(fandeck, saveFormationEndpoint, { params: { slug }, body }, options)
    const filled = filledCount(saved.slots)
    fandeck.events.emit('campaigns:formation-saved', { slug, board, formation, filled })
    return saved
  },
)

/**
 * Makes the saved formation of a member public, with a picture for link previews. The same formation keeps its address;
 * another one gets a new address.
 *
 * @throws `campaigns/not-found` without a saved formation
 * @example
 * const { shareKey, image } = await shareFormation(fandeck, { slug: 'fcseoul-2025', board: 'formation' })
 * @see D27
 */
export const shareFormation = publicCall(
  (fandeck: Fandeck, { slug, board }: OfBoard, options?: CallOptions): Promise<SharedFormation> =>
    call(fandeck, shareFormationEndpoint, { params: { slug }, body: { board } }, options),
)

/**
 * Returns a formation that a fan has shared.
 *
 * @throws `campaigns/not-found`
 */
export const getSharedFormation = (
  fandeck: Fandeck,
  params: OfCampaign & { shareKey: string },
  options?: CallOptions,
): Promise<SharedFormation> => call(fandeck, getSharedFormationEndpoint, { params }, options)

/**
 * Upgrades three own copies to one card, which consumes them. `createUpgrade` keeps the key, so that a lost reply or a
 * closed tab loses no result.
 *
 * @param idempotencyKey the same key returns the same card
 * @throws `campaigns/not-owned`, `campaigns/none-left`, `campaigns/key-reused`, `campaigns/not-open`, `campaigns/closed`
 * @see D28
 */
export const upgradeCards = publicCall(
  async (
    fandeck: Fandeck,
    {
      slug,
      board,
      cards,
      idempotencyKey,
    }: OfBoard & { cards: readonly { cardId: number; edition: number }[]; idempotencyKey: string },
    options?: CallOptions,
  ): Promise<UpgradeResult> => {
    const body = { board, cards: [...cards] }
    const result = await call(
      fandeck,
      upgradeCardsEndpoint,
      { params: { slug }, idempotencyKey, body },
      options,
    )
    const { cardId, edition } = result
    fandeck.events.emit('campaigns:upgraded', { slug, board, cardId, edition })
    return result
  },
)

/**
 * Picks a player of a match and returns the tally. A later pick replaces it until the vote closes.
 *
 * @param slot the place in the line-up, or `NO_GOAL` for the first scorer
 * @throws `campaigns/not-open` with `details.opensAt`, `campaigns/closed`, `campaigns/bad-choice`
 * @see D29
 */
export const pickPlayer = publicCall(
  async (
    fandeck: Fandeck,
    { slug, matchId, kind, slot }: OfCampaign & SavedPick,
    options?: CallOptions,
  ): Promise<PickTally> => {
    const body = { matchId, kind, slot }
    const tally = await call(fandeck, pickPlayerEndpoint, { params: { slug }, body }, options)
    fandeck.events.emit('campaigns:picked', { slug, ...body, counts: tally.counts })
    return tally
  },
)

/**
 * Recruits the player of a complete mission, or the emblem.
 *
 * @throws `campaigns/not-complete`, `campaigns/not-open`, `campaigns/closed`
 * @see D30
 */
export const recruitPlayer = publicCall(
  async (
    fandeck: Fandeck,
    { slug, board, number }: OfBoard & { number: number },
    options?: CallOptions,
  ): Promise<RecruitedMission> => {
    const body = { board, number }
    const mission = await call(fandeck, recruitPlayerEndpoint, { params: { slug }, body }, options)
    fandeck.events.emit('campaigns:recruited', { slug, board, mission: number })
    return mission
  },
)
