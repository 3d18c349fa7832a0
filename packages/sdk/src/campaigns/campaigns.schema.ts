import * as z from 'zod/mini'
import { type Codec, lenientList, seoulTime, whole, wireObject } from '../http/wire.ts'
import { FormationName } from './campaigns.boards.schema.ts'
import { Campaign } from './campaigns.document.schema.ts'
import type { MissionStatus } from './campaigns.missions.rules.ts'
import type { PickCount, PickKind } from './campaigns.pick.rules.ts'
import { type ReadCampaign, readCampaign } from './campaigns.read.ts'
import { SectionId } from './campaigns.values.schema.ts'

/** GET /campaign/{slug}: the document, read leniently; its format is `campaigns.schema.json`. */
export const CampaignReply = z.codec(
  z.looseObject({ slug: z.string() }),
  z.custom<ReadCampaign>((read) => read !== undefined),
  {
    // Undefined fails the check above, so the call ends with `http/bad-reply`.
    decode: (document) => readCampaign(document) as ReadCampaign,
    encode: ({ campaign }) => z.encode(Campaign, campaign),
  },
)

/** The states of a mission (S4.43). */
export const MissionStatusName = z.enum(['READY', 'COMPLETE', 'RECRUITED'])
/** What a fan picks (D29). */
export const PickKindName = z.enum(['mom', 'firstScorer'])

const slot = z.int().check(z.gte(-1), z.lte(39))
const slots = z.array(z.nullable(whole)).check(z.length(11))
const board = ['board_key', SectionId] as const

/** A saved formation (D27). */
export interface SavedFormation {
  board: string
  formation: FormationName
  /** The card ids of the eleven slots; `null` for an empty one. */
  slots: (number | null)[]
  /** When it was saved, epoch ms. */
  savedAt: number
}
/** The schema of `SavedFormation`. */
export const SavedFormation = wireObject({
  board,
  formation: ['formation', FormationName],
  slots: ['slot_list', slots],
  savedAt: ['save_dttm', seoulTime],
}) satisfies Codec<SavedFormation>

/** The key of a shared formation in its address: 128 random bits. */
export const ShareKey = z.string().check(z.regex(/^[\w-]{22}$/))
/** POST /campaign/{key}/share: the board whose saved formation becomes public. */
export const ShareBody = wireObject({ board })
/** A formation that a fan has shared, as anyone may see it; nothing in it names the fan. */
export interface SharedFormation {
  board: string
  /** The key in its address. */
  shareKey: string
  formation: FormationName
  /** The absolute address of the picture, 1200x630. */
  image: string
  /** When it was shared, epoch ms. */
  sharedAt: number
}
/** The schema of `SharedFormation`. */
export const SharedFormation = wireObject({
  board,
  shareKey: ['share_key', ShareKey],
  formation: ['formation', FormationName],
  image: ['image', z.string()],
  sharedAt: ['share_dttm', seoulTime],
}) satisfies Codec<SharedFormation>

/** A pick of the fan, and the body of POST /campaign/{key}/pick: `slot` is the place in the line-up, or -1 (D29). */
export interface SavedPick {
  matchId: number
  kind: PickKind
  /** The place in the line-up, or -1 for no goal (D29). */
  slot: number
}
/** The schema of `SavedPick`. */
export const SavedPick = wireObject({
  matchId: ['match_idx', whole],
  kind: ['kind', PickKindName],
  slot: ['slot', slot],
}) satisfies Codec<SavedPick>

const Count = wireObject({ slot: ['slot', slot], count: ['count', whole] }) satisfies Codec<PickCount>
/** The counts of the picks of a match. */
export interface PickTally {
  matchId: number
  kind: PickKind
  counts: PickCount[]
}
/** The schema of `PickTally`. */
export const PickTally = wireObject({
  matchId: ['match_idx', whole],
  kind: ['kind', PickKindName],
  counts: ['count_list', lenientList(Count)],
}) satisfies Codec<PickTally>

/** The state of a mission. */
export interface SavedMission {
  board: string
  /** 1 to 10. */
  number: number
  status: MissionStatus
}
const savedMission = {
  board,
  number: ['mission_no', whole],
  status: ['status', MissionStatusName],
} as const
/** The schema of `SavedMission`. */
export const SavedMission = wireObject(savedMission) satisfies Codec<SavedMission>

const upgradeResult = {
  cardId: ['metadata_idx', whole],
  edition: ['edition', whole],
  name: ['name', z.string()],
  image: ['image', z.string()],
} as const
/** The card that appeared in an upgrade. */
export interface UpgradeResult {
  cardId: number
  /** The serial number of the copy. */
  edition: number
  name: string
  /** URL. */
  image: string
}
/** POST /campaign/{key}/upgrade: the card that appeared (S3.30). */
export const UpgradeReply = wireObject(upgradeResult) satisfies Codec<UpgradeResult>

/** A mission whose player is recruited, and the card of its reward. */
export interface RecruitedMission extends SavedMission {
  /** Absent if the reward has no card, or if no copy is left. */
  card?: UpgradeResult | null | undefined
}
/** POST /campaign/{key}/recruit: the same for every call (D30). */
export const RecruitReply = wireObject({
  ...savedMission,
  card: ['card', z.nullish(UpgradeReply)],
}) satisfies Codec<RecruitedMission>

/** A former upgrade. */
export interface SavedUpgrade extends UpgradeResult {
  board: string
  /** When it appeared, epoch ms. */
  upgradedAt: number
}
/** The schema of `SavedUpgrade`. */
export const SavedUpgrade = wireObject({
  ...upgradeResult,
  board,
  upgradedAt: ['upgrade_dttm', seoulTime],
}) satisfies Codec<SavedUpgrade>

/** What a fan has done on the boards of a campaign. */
export interface CampaignState {
  formations: SavedFormation[]
  picks: SavedPick[]
  tallies: PickTally[]
  missions: SavedMission[]
  upgrades: SavedUpgrade[]
}
/** GET /campaign/{key}/state: what the fan has done; tallies of closed picks and of the fan's own. */
export const CampaignStateReply = wireObject({
  formations: ['formation_list', lenientList(SavedFormation)],
  picks: ['pick_list', lenientList(SavedPick)],
  tallies: ['tally_list', lenientList(PickTally)],
  missions: ['mission_list', lenientList(SavedMission)],
  upgrades: ['upgrade_list', lenientList(SavedUpgrade)],
}) satisfies Codec<CampaignState>

/** POST /campaign/{key}/formation (D27). */
export const FormationBody = wireObject({
  board,
  formation: ['formation', FormationName],
  slots: ['slot_list', slots],
})

const Copy = wireObject({ cardId: ['metadata_idx', whole], edition: ['edition', whole] })
/** POST /campaign/{key}/upgrade: three own copies (D28). */
export const UpgradeBody = wireObject({ board, cards: ['card_list', z.array(Copy).check(z.length(3))] })

/** POST /campaign/{key}/recruit (D30). */
export const RecruitBody = wireObject({ board, number: ['mission_no', z.int().check(z.gte(1), z.lte(10))] })

/** The data of NOT_OPEN: when the period or the vote opens. */
export const CampaignNotOpenDetails = wireObject({ opensAt: ['open_dttm', seoulTime] })
