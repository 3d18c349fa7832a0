import {
  bannersQuery,
  dropQuery,
  dropsInformationQuery,
  eventsQuery,
  faqsQuery,
  noticeQuery,
  noticesQuery,
  notionPageQuery,
  originalsQuery,
  sharedCardQuery,
  shopDropsQuery,
  stockQuery,
  storiesQuery,
  termsVersionsQuery,
} from '@fandeck/react/queries'
import type { Fandeck } from '@fandeck/sdk'
import { termsVersion } from '@fandeck/widgets'
import type { QueryClient } from '@tanstack/react-query'
import type { HasPart, PagePlace } from './page-entry.ts'
import { shareKeyOf } from './routes/campaign/shared-path.ts'
import { policyAt } from './routes/policy/policies.ts'
import { pageNumber } from './routes/support/page-number.ts'

type Prefetch = (cache: QueryClient, fandeck: Fandeck, place: PagePlace, has: HasPart) => Promise<unknown>

const notionPage = (cache: QueryClient, fandeck: Fandeck, pageId: string) =>
  cache.prefetchQuery(notionPageQuery(fandeck, { pageId }))

/** Fetches a list, then the Notion page of one of its items. */
async function articleOf<Item extends { pageId: string }>(
  cache: QueryClient,
  fandeck: Fandeck,
  found: Promise<Item | undefined>,
) {
  const item = await found
  if (item) await notionPage(cache, fandeck, item.pageId)
}

/** The data of each public page. A script of its own, because the first view of a rendered page brings its data. */
export const prefetches = {
  home: (cache, fandeck, _place, has) =>
    Promise.all([
      has('banners') && cache.prefetchQuery(bannersQuery(fandeck)),
      cache.prefetchQuery(shopDropsQuery(fandeck)),
      has('originals') && cache.prefetchQuery(originalsQuery(fandeck)),
      has('events') && cache.prefetchQuery(eventsQuery(fandeck)),
      has('notices') && cache.prefetchQuery(noticesQuery(fandeck)),
    ]),
  drop: (cache, fandeck, { params: { seq } }) =>
    Promise.all([
      cache.prefetchQuery(dropQuery(fandeck, { dropId: Number(seq) })),
      cache.prefetchQuery(stockQuery(fandeck, { dropId: Number(seq) })),
      cache.prefetchQuery(dropsInformationQuery(fandeck)),
    ]),
  card: async (cache, fandeck, { params: { shareKey = '' } }) => {
    const { dropId } = await cache.fetchQuery(sharedCardQuery(fandeck, { shareKey }))
    if (typeof dropId !== 'number') return
    await Promise.all([
      cache.prefetchQuery(dropQuery(fandeck, { dropId })),
      cache.prefetchQuery(stockQuery(fandeck, { dropId })),
      cache.prefetchQuery(dropsInformationQuery(fandeck)),
    ])
  },
  originals: (cache, fandeck) => cache.prefetchQuery(originalsQuery(fandeck)),
  events: (cache, fandeck) => cache.prefetchQuery(eventsQuery(fandeck)),
  event: (cache, fandeck, { params: { eventId } }) => {
    const events = cache.fetchQuery(eventsQuery(fandeck))
    const found = events.then((all) => all.find((event) => String(event.eventId) === eventId))
    return articleOf(cache, fandeck, found)
  },
  stories: (cache, fandeck) => cache.prefetchQuery(storiesQuery(fandeck)),
  story: (cache, fandeck, { params: { storyId } }) => {
    const stories = cache.fetchQuery(storiesQuery(fandeck))
    const found = stories.then((all) => all.find((story) => String(story.storyId) === storyId))
    return articleOf(cache, fandeck, found)
  },
  notices: (cache, fandeck, { search }) =>
    cache.prefetchQuery(noticesQuery(fandeck, { page: pageNumber(search) })),
  notice: (cache, fandeck, { params: { noticeId } }) =>
    cache.prefetchQuery(noticeQuery(fandeck, { noticeId: Number(noticeId) })),
  faqs: (cache, fandeck) => cache.prefetchQuery(faqsQuery(fandeck)),
  guide: (cache, fandeck) => notionPage(cache, fandeck, 'guide-main'),
  notion: (cache, fandeck, { params: { pageId = '' } }) => notionPage(cache, fandeck, pageId),
  policy: async (cache, fandeck, { pathname, search }) => {
    const policy = policyAt(pathname)
    if (!policy) return
    const versions = await cache.fetchQuery(termsVersionsQuery(fandeck, { kind: policy.kind }))
    const { pageId } = termsVersion(versions, search.get('version'), fandeck.clock.now()) ?? {}
    if (pageId) await notionPage(cache, fandeck, pageId)
  },
  campaign: async (cache, fandeck, { params: { slug = '', page }, search }) => {
    // The schemas of campaigns are large.
    const { prefetchCampaignPage } = await import('./routes/campaign/prefetch-campaign.ts')
    const path = page ? `/${slug}/${page}` : `/${slug}`
    return prefetchCampaignPage(cache, fandeck, { slug, path, shareKey: shareKeyOf(search) })
  },
} as const satisfies Record<string, Prefetch>

export type PrefetchName = keyof typeof prefetches
