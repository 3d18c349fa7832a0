// Content of the backend that is missing, overlong, hostile or unknown: every public page still renders it as text.
import { aFaq, aNotice, anEvent, anOriginal, aPopup, aStory, NOON, testKit } from '@fandeck/sdk/testing'
import {
  getBannersEndpoint,
  getDropsInformationEndpoint,
  getEventsEndpoint,
  getFaqsEndpoint,
  getNoticeEndpoint,
  getNoticesEndpoint,
  getNotionPageEndpoint,
  getOriginalsEndpoint,
  getPopupNoticesEndpoint,
  getStoriesEndpoint,
} from '@fandeck/sdk/wire'
import { describe, expect, test } from 'vitest'
import { renderWith } from './entry.server.tsx'

const DAY = 86_400_000
const config = { site: 'https://fandeck.example', api: 'https://api.example', pay: '', wallet: '' }
const MARKUP = '<img src=x onerror=alert(1)>'

interface Bad {
  title: string
  linkUrl: string
  image: string
  /** Whether the periods are over, and end before they begin. @default false */
  ended?: boolean
}

/** Renders a page of a site whose content is bad. */
async function rendered(url: string, { title, linkUrl, image, ended = false }: Bad) {
  const { fandeck, server, clock } = testKit()
  const now = clock.now()
  const period = ended
    ? { startAt: now - DAY, endAt: now - 2 * DAY }
    : { startAt: now - DAY, endAt: now + DAY }
  server.answer(getBannersEndpoint, {
    rows: [
      {
        seq: 1,
        name: title,
        ...period,
        used: true,
        linkUrl,
        pcImage: image,
        mobileImage: image,
        sort: 1,
        newWindow: true,
      },
    ],
  })
  server.answer(getDropsInformationEndpoint, { version: 1, updatedAt: NOON, drops: [] })
  server.answer(getOriginalsEndpoint, {
    updatedAt: NOON,
    originals: [
      anOriginal({ title, linkUrl, image, thumb: image, crest: image, category: 'unknown', homeOrder: 1 }),
    ],
  })
  server.answer(getEventsEndpoint, {
    updatedAt: NOON,
    events: [anEvent({ title, linkUrl, image, thumb: image, ...period })],
  })
  server.answer(getStoriesEndpoint, { updatedAt: NOON, stories: [aStory({ title, image })] })
  server.answer(getNoticesEndpoint, { count: 1, rows: [aNotice({ title, category: '모르는 종류' })] })
  server.answer(getNoticeEndpoint, {
    ...aNotice({ title }),
    content: title,
    previousId: null,
    nextId: null,
  })
  server.answer(getFaqsEndpoint, {
    categories: ['모르는 종류'],
    rows: [aFaq({ category: '다른 종류', question: title, answer: title })],
  })
  server.answer(getPopupNoticesEndpoint, {
    count: 1,
    rows: [aPopup({ name: title, linkUrl, image, path: '/originals' })],
  })
  const words = [{ plain_text: title, href: linkUrl }]
  server.answer(getNotionPageEndpoint, (_, { pageId = '' }) => ({
    pageId,
    title,
    blocks: [
      { type: 'image', image: { type: 'external', external: { url: image } } },
      { type: 'hologram', hologram: { rich_text: words } },
      { type: 'bookmark', bookmark: { url: linkUrl } },
      { type: 'paragraph' },
    ],
  }))
  const failures: unknown[] = []
  const { status, body, popups } = await renderWith(fandeck, url, config, (error) => failures.push(error))
  return { status, body, popups, failures }
}

const URLS = [
  '/',
  '/originals',
  '/event',
  '/event/1',
  '/story',
  '/story/1',
  '/support/notice/list',
  '/support/notice/1',
  '/support/faq/list',
  '/notion/guide/main',
  '/notion/pure-layout/any',
]

const CASES: readonly [string, Bad][] = [
  ['missing pictures', { title: '그림이 없어요', linkUrl: '/event', image: '' }],
  ['titles of 10,000 characters', { title: '가'.repeat(10_000), linkUrl: '/event', image: '/a.webp' }],
  [
    'markup and script links',
    { title: MARKUP, linkUrl: 'javascript:alert(1)', image: 'javascript:alert(1)' },
  ],
  ['data links', { title: MARKUP, linkUrl: 'data:text/html,x', image: 'data:text/html,x' }],
  ['links over http', { title: '오래된 주소', linkUrl: 'http://brand.example/', image: '/a.webp' }],
  ['links to another host without a scheme', { title: '상대', linkUrl: '//evil.example', image: '/a.webp' }],
]

test('an event whose period ends before it begins is over', async () => {
  const bad = { title: '끝난 이벤트', linkUrl: '/event', image: '', ended: true }
  const open = await rendered('/event', bad)
  expect({ status: open.status, failures: open.failures }).toEqual({ status: 200, failures: [] })
  expect(open.body).not.toContain(bad.title)
  expect((await rendered('/event?phase=closed', bad)).body).toContain(bad.title)
  expect((await rendered('/event/1', bad)).body).toContain(bad.title)
})

test('S1.16 the banners and popups of a page are those that the backend has now', async () => {
  const good = { linkUrl: '/event', image: '/a.webp' }
  for (const title of ['가을 배너', '겨울 배너']) {
    expect((await rendered('/', { ...good, title })).body).toContain(title)
    expect((await rendered('/originals', { ...good, title })).popups).toContain(title)
  }
  expect((await rendered('/', { ...good, title: '겨울 배너' })).body).not.toContain('가을')
})

test('a banner whose period is over leaves the home page', async () => {
  const bad = { title: '지난 배너', linkUrl: 'https://brand.example/', image: '/a.webp' }
  expect((await rendered('/', bad)).body).toContain('fandeck-banner')
  expect((await rendered('/', { ...bad, ended: true })).body).not.toContain('fandeck-banner')
})

describe.each(CASES)('content with %s', (_, bad) => {
  test.each(URLS)('is shown as text on %s', async (url) => {
    const { status, body, popups, failures } = await rendered(url, bad)
    const html = body + popups
    expect(failures).toEqual([])
    expect(status).toBe(200)
    expect(body).toContain(bad.title.replaceAll('<', '&lt;').replaceAll('>', '&gt;'))
    expect(popups !== '').toBe(url === '/originals')
    expect(html).not.toContain(MARKUP)
    expect(html).not.toMatch(/<a\b[^>]*href="(?:javascript|data):/i)
    expect(html).not.toContain('href="//')
  })
})

test('the home page links a banner by https only', async () => {
  const bad = { title: '배너', image: '/a.webp' }
  expect((await rendered('/', { ...bad, linkUrl: 'http://brand.example/' })).body).not.toContain(
    'brand.example',
  )
  expect((await rendered('/', { ...bad, linkUrl: 'https://brand.example/' })).body).toContain(
    'href="https://brand.example/" target="_blank" rel="noopener noreferrer"',
  )
})
