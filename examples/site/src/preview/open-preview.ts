import * as z from 'zod/mini'

const Reply = z.object({ data: z.object({ at: z.number() }) })

/** What a link of `fandeck preview` opens; `ended` for one that is expired or forged. */
export type Preview = { at: number; aheadMs: number } | 'ended'

/** Asks the backend for the time that a link shows. */
export async function openPreview(api: string, token: string): Promise<Preview> {
  const reply = await fetch(`${api}/preview?${new URLSearchParams({ token })}`).catch(() => undefined)
  const read = Reply.safeParse(await reply?.json().catch(() => undefined))
  if (!reply?.ok || !read.success) return 'ended'
  const { at } = read.data.data
  const now = Date.parse(reply.headers.get('date') ?? '')
  return { at, aheadMs: at - (Number.isNaN(now) ? Date.now() : now) }
}
