import { PREVIEW_LEVELS, type PreviewLevel } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'

const Reply = z.object({ data: z.object({ at: z.number(), level: z.enum(PREVIEW_LEVELS) }) })

/** A valid link. */
export interface OpenPreview {
  /** The time that it shows, epoch ms. */
  at: number
  /** How far that is ahead of the servers, ms. */
  aheadMs: number
  level: PreviewLevel
}

/** What a link of `fandeck preview` opens; `ended` for one that is expired or forged. */
export type Preview = OpenPreview | 'ended'

/** Asks the backend what a link shows. */
export async function openPreview(api: string, token: string): Promise<Preview> {
  const reply = await fetch(`${api}/preview?${new URLSearchParams({ token })}`).catch(() => undefined)
  const read = Reply.safeParse(await reply?.json().catch(() => undefined))
  if (!reply?.ok || !read.success) return 'ended'
  const { at, level } = read.data.data
  const now = Date.parse(reply.headers.get('date') ?? '')
  return { at, level, aheadMs: at - (Number.isNaN(now) ? Date.now() : now) }
}
