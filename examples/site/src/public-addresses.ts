import { type Fandeck, getEvents, getNotices, getStories, type Notice } from '@fandeck/sdk'

/** A page of a list that a search engine may also show. */
export interface PublicAddress {
  path: string
  title: string
}

/** Notices beyond this many pages are left to the links of the list. */
const NOTICE_PAGES = 20

async function allNotices(fandeck: Fandeck): Promise<Notice[]> {
  const { count, rows } = await getNotices(fandeck)
  const pages = rows.length === 0 ? 0 : Math.min(NOTICE_PAGES, Math.ceil(count / rows.length))
  const others = Array.from({ length: Math.max(0, pages - 1) }, (_, index) => index + 2)
  const later = await Promise.all(others.map((page) => getNotices(fandeck, { page })))
  return [...rows, ...later.flatMap((one) => one.rows)]
}

/** Returns the pages of events, stories and notices. */
export async function publicAddresses(fandeck: Fandeck): Promise<PublicAddress[]> {
  const [events, stories, notices] = await Promise.all([
    getEvents(fandeck),
    getStories(fandeck),
    allNotices(fandeck),
  ])
  return [
    ...events.map(({ eventId, title }) => ({
      path: `/event/${eventId}`,
      title: title.replaceAll('\n', ' '),
    })),
    ...stories.map(({ storyId, title }) => ({ path: `/story/${storyId}`, title })),
    ...notices.map(({ noticeId, title }) => ({ path: `/support/notice/${noticeId}`, title })),
  ]
}
