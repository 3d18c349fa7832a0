import * as z from 'zod/mini'
import { type Codec, lenientList, natural, wireObject } from '../http/wire.ts'

/** The missions of a campaign whose player waits to be recruited. */
export interface ReadyRecruits {
  /** The slug of the campaign. */
  slug: string
  /** The name of its team. */
  teamName: string
  /** The number of missions that are complete and not recruited, from 1. */
  missions: number
}
/** The schema of `ReadyRecruits`. */
export const ReadyRecruits = wireObject({
  slug: ['slug', z.string()],
  teamName: ['team_name', z.string()],
  missions: ['mission_cnt', natural],
}) satisfies Codec<ReadyRecruits>

/** What waits for the member, for a home page. */
export interface Overview {
  /** Paid packs that are still closed (D79). */
  unopenedPacks: number
  /** Benefits that the member can use now (S7.2). */
  benefits: number
  /** The campaigns with players to recruit (D30). */
  recruits: ReadyRecruits[]
  /** The keys of the originals that the member marked, and of those whose cards the member marked, newest first. */
  originals: string[]
}
/** GET /mypage/overview (D109). */
export const Overview = wireObject({
  unopenedPacks: ['unopened_pack_cnt', natural],
  benefits: ['benefit_cnt', natural],
  recruits: ['recruit_list', lenientList(ReadyRecruits)],
  originals: ['original_list', lenientList(z.string())],
}) satisfies Codec<Overview>
