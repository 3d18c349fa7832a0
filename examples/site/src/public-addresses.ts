import { type Fandeck, isFandeckError } from '@fandeck/sdk'
import { getCampaign, slugOfPath } from '@fandeck/sdk/campaigns'
import type { SitePart } from '@fandeck/sdk/directory'
import { getEvents, getOriginals, getStories } from '@fandeck/sdk/showcase'
import { getNotices, type Notice } from '@fandeck/sdk/support'

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

/** The pages of a campaign; none for a slug that is not, or not yet, a campaign. */
async function campaignPages(fandeck: Fandeck, slug: string): Promise<PublicAddress[]> {
  try {
    const { metadata, pages } = await getCampaign(fandeck, { slug })
    return pages.map(({ path, title = metadata.title }) => ({ path, title }))
  } catch (error) {
    if (isFandeckError(error, 'campaigns/not-found') || isFandeckError(error, 'http/bad-request')) return []
    throw error
  }
}

/** The pages of the campaigns that the originals link. */
async function allCampaignPages(fandeck: Fandeck): Promise<PublicAddress[]> {
  const slugs = (await getOriginals(fandeck)).flatMap(({ linkUrl }) => slugOfPath(linkUrl) ?? [])
  const pages = await Promise.all([...new Set(slugs)].map((slug) => campaignPages(fandeck, slug)))
  return pages.flat()
}

/** Returns the pages of campaigns, events, stories and notices, of those that the shop has. */
export async function publicAddresses(
  fandeck: Fandeck,
  has: (part: SitePart) => boolean,
): Promise<PublicAddress[]> {
  const [campaigns, events, stories, notices] = await Promise.all([
    has('originals') && has('campaigns') ? allCampaignPages(fandeck) : [],
    has('events') ? getEvents(fandeck) : [],
    has('stories') ? getStories(fandeck) : [],
    has('notices') ? allNotices(fandeck) : [],
  ])
  return [
    ...campaigns,
    ...events.map(({ eventId, title }) => ({
      path: `/event/${eventId}`,
      title: title.replaceAll('\n', ' '),
    })),
    ...stories.map(({ storyId, title }) => ({ path: `/story/${storyId}`, title })),
    ...notices.map(({ noticeId, title }) => ({ path: `/support/notice/${noticeId}`, title })),
  ]
}
