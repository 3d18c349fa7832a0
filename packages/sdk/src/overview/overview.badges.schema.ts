import * as z from 'zod/mini'
import { type Codec, lenientList, letters, natural, seoulTime, wireObject } from '../http/wire.ts'

/** Something that the member has completed (D112). */
export interface Badge {
  /** A set of cards, the emblem of a campaign's missions, or a saved eleven without an empty slot. */
  kind: 'set' | 'emblem' | 'eleven'
  /** The name of the pack of a set, the slug of the campaign of the others. */
  key: string
  /** The title of the set, or the name of the team. */
  title: string
  /** URL. */
  crest: string
  /** The number of its cards, missions or players. */
  count: number
  /** Epoch ms. */
  completedAt: number
  /** URL of a picture to save, 1080x1350; nothing in it names the member. */
  postImage: string
  /** URL of a picture to save, 1080x1920; nothing in it names the member. */
  storyImage: string
}
/** The schema of `Badge`. */
export const Badge = wireObject({
  /** `S` for a set of cards, `M` for the emblem of all missions, `E` for a complete eleven. */
  kind: ['badge_type', letters({ S: 'set', M: 'emblem', E: 'eleven' })],
  /** The name of the pack of a set, the slug of the campaign of the others. */
  key: ['badge_key', z.string()],
  title: ['title', z.string()],
  /** The URL of the crest. */
  crest: ['crest', z.string()],
  /** The number of its cards, missions or players. */
  count: ['complete_cnt', natural],
  /** When it became complete. */
  completedAt: ['complete_dttm', seoulTime],
  postImage: ['post_image', z.string()],
  storyImage: ['story_image', z.string()],
}) satisfies Codec<Badge>

/** GET /mypage/badges: what the member has completed, the newest first. */
export const BadgesReply = wireObject({
  /** What the member has completed, the newest first. */
  badges: ['badge_list', lenientList(Badge)],
})
