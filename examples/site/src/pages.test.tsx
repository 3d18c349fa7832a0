import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { aSharedCard, aShop } from '@fandeck/sdk/testing'
import { ko } from '@fandeck/widgets'
import { beforeAll, describe, expect, test } from 'vitest'
import { documentHeadOf, isRendered, type Rendered, renderWith } from './entry.server.tsx'
import { allPages, pages } from './pages.ts'
import { publicSite, SHARED, textOf } from './testing/public-site.ts'

const SITE = 'https://fandeck.example'
const config = { site: SITE, api: 'https://api.example', pay: 'https://pay.example', wallet: '' }
const failures: unknown[] = []

const rendered = (url: string): Promise<Rendered> =>
  renderWith(publicSite(), url, config, (error) => failures.push(error))
const count = (html: string, pattern: RegExp) => html.match(pattern)?.length ?? 0
const titleOf = ({ head }: Pick<Rendered, 'head'>) => /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1]

/** Every public route, an address of it, and a part of its text. */
const ROUTES = [
  ['S2.1', '/', '/', '팬덱'],
  ['S2.22', '/drops/:seq', '/drops/101', 'ORBLIT'],
  ['S2.2', '/originals', '/originals', '텐 미션'],
  ['S2.2', '/event', '/event', '앨범 속 코드로'],
  ['S1.4', '/event/:eventId', '/event/1', textOf('event-1')],
  ['S2.5', '/story', '/story', '카드 한 장이 나오기까지'],
  ['S2.5', '/story/:storyId', '/story/1', textOf('story-1')],
  ['S2.3', '/support/notice/list', '/support/notice/list', '지갑 연결 방법이'],
  ['S2.3', '/support/notice/:noticeId', '/support/notice/1', '공지의 자세한 글이에요.'],
  ['S2.3', '/support/faq/list', '/support/faq/list', 'QR 코드가 자꾸'],
  ['S2.3', '/support/qna/list', '/support/qna/list', '1:1 문의하기'],
  ['S2.4', '/notion/guide/main', '/notion/guide/main', textOf('guide-main')],
  ['S2.17', '/notion/pure-layout/:pageId', '/notion/pure-layout/guide-wallet', textOf('guide-wallet')],
  ['S2.12', '/policy/privacy', '/policy/privacy', textOf('terms-2')],
  ['S2.12', '/policy/service', '/policy/service', textOf('terms-2')],
  ['S2.12', '/policy/recurring-payment', '/policy/recurring-payment', textOf('terms-2')],
  ['D103', '/card/:shareKey', `/card/${aSharedCard().shareKey}`, '소하'],
  ['D108', '/continue', '/continue', '카드를 준비하고 있어요'],
  ['S2.13', '/:slug', '/fcseoul-2025', '카드는 매 경기 뒤에 새로 열려요.'],
  ['S2.14', '/:slug/:page', '/fcseoul-2025/more', '두 번째 쪽의 글이에요.'],
] as const

test('S2.1 S2.2 S2.3 S2.4 S2.5 S2.12 the table holds every public route', () => {
  const open = pages.filter(({ needsLogin, path }) => !needsLogin && !path.startsWith('/account/'))
  expect(ROUTES.map(([, path]) => path)).toEqual(open.map(({ path }) => path).filter((path) => path !== '*'))
})

describe.each(ROUTES)('%s %s', (_row, _path, url, text) => {
  let page: Rendered
  beforeAll(async () => {
    page = await rendered(url)
  })

  test('S2.22 S2.23 has one h1, a title, a description, a canonical address and open graph', () => {
    const { status, head, body } = page
    expect(failures).toEqual([])
    expect(status).toBe(200)
    expect(count(body, /<h1[ >]/g)).toBe(1)
    expect(count(head, /<title/g)).toBe(1)
    expect(head).toMatch(/<meta name="description" content="[^"]{10,}"/)
    expect(head).toContain(`<link rel="canonical" href="${SITE}${url}"/>`)
    expect(head).toContain('<meta property="og:type" content="website"/>')
    expect(head).toContain(`<meta property="og:url" content="${SITE}${url}"/>`)
    expect(head).toMatch(/<meta property="og:image" content="[^"]+"/)
    expect(head).toMatch(/<meta property="og:image:alt" content="(?:디지털 카드 팬덤 플랫폼 팬덱|소하 카드)"/)
    expect(body).toContain(text)
  })
})

const unrendered = pages.map(({ path }) => path).filter((path) => !isRendered(path))

test.each(unrendered)(
  'S2.22 the document of %s, which a browser renders, has title and description',
  (path) => {
    const head = documentHeadOf(path, aShop())
    expect(titleOf({ head })).toMatch(/^[^|]+ \| 팬덱$/)
    expect(head).toMatch(/<meta [^>]*name="description" content="[^"]{10,}"/)
  },
)

test('S2.22 every page of a member is one of them', () => {
  const members = pages.filter(({ needsLogin }) => needsLogin).map(({ path }) => path)
  expect(members.length).toBeGreaterThan(12)
  expect(members.filter((path) => !unrendered.includes(path))).toEqual([])
})

const ADMIN = /admin|back-?office|staff|manage/i
const hrefs = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href = '']) => href)

test('S1.17 S6.12 no page, link or endpoint is for administrators, and no reply has roles', async () => {
  expect(ADMIN.test('/admin/drops')).toBe(true)
  expect(pages.map(({ path }) => path).filter((path) => ADMIN.test(path))).toEqual([])
  const links = (await Promise.all(ROUTES.map(([, , url]) => rendered(url)))).flatMap(({ body }) =>
    hrefs(body),
  )
  expect(links.length).toBeGreaterThan(ROUTES.length)
  expect(links.filter((href) => ADMIN.test(href))).toEqual([])
  const api = readFileSync(join(import.meta.dirname, '../../../docs/openapi.json'), 'utf8')
  const names = [...api.matchAll(/"([^"]+)":/g)].map(([, name = '']) => name)
  expect(names).toContain('/mypage/userinfo')
  expect(names.filter((name) => /admin|\broles?\b|permission/i.test(name))).toEqual([])
})

test.each(['/admin', '/staff', '/admin/drops'])('S1.17 S6.12 %s is the 404 page', async (url) => {
  expect((await rendered(url)).status).toBe(404)
})

test('no two routes share a title', async () => {
  const titles = await Promise.all(ROUTES.map(async ([, , url]) => titleOf(await rendered(url))))
  expect(new Set(titles).size).toBe(ROUTES.length)
})

test('S2.22 S2.23 the home page is described as a platform for digital cards', async () => {
  const { head } = await rendered('/')
  expect(head).toContain(`<link rel="canonical" href="${SITE}/"/>`)
  expect(head).toMatch(/<meta name="description" content="[^"]*디지털 카드[^"]*팬덤 플랫폼/)
  expect(head).toContain(`<meta property="og:image" content="${SITE}/images/common/cards.png"/>`)
})

test('D27 an address that shares a formation has its picture in the preview, and keeps it', async () => {
  const path = '/fcseoul-2025'
  const { status, head, body } = await rendered(`${path}?share=${SHARED.shareKey}`)
  expect(status).toBe(200)
  expect(head).toContain(`<meta property="og:image" content="${SHARED.image}"/>`)
  expect(head).toContain('<meta property="og:image:alt" content="팬이 짠 베스트 11 포메이션"/>')
  expect(head).toContain(`<meta property="og:url" content="${SITE}${path}?share=${SHARED.shareKey}"/>`)
  expect(head).toContain(`<link rel="canonical" href="${SITE}${path}"/>`)
  expect(body).toContain(`src="${SHARED.image}"`)
})

test('D103 a shared card has its picture in the preview, is not indexed, and does not name its owner', async () => {
  const { status, head, body } = await rendered(`/card/${aSharedCard().shareKey}`)
  expect(status).toBe(200)
  expect(titleOf({ head })).toBe('소하 카드 | 팬덱')
  expect(head).toContain(`<meta property="og:image" content="${aSharedCard().previewImage}"/>`)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain('href="/drops/101"')
  expect(body).not.toContain('소유자')
})

test.each(['torn', 'BBBBBBBBBBBBBBBBBBBBBB'])('D103 the card %s is gone, with 404', async (key) => {
  const { status, head, body } = await rendered(`/card/${key}`)
  expect(status).toBe(404)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(head).not.toContain('resized')
  expect(body).toContain('더 이상 볼 수 없는 카드예요')
})

test.each(['torn', 'AAAAAAAAAAAAAAAAAAAAAA', ''])(
  'D27 the share %j, which does not exist, is the plain page of the campaign',
  async (key) => {
    const { status, head } = await rendered(`/fcseoul-2025?share=${key}`)
    expect(status).toBe(200)
    expect(head).not.toContain(SHARED.image)
    expect(head).toContain(`<meta property="og:url" content="${SITE}/fcseoul-2025"/>`)
  },
)

test('S4.41 the document of a path brings its popups, which no crawler reads and no script needs to fetch', async () => {
  const { popups, body } = await rendered('/event')
  expect(popups).toMatch(/<template id="fandeck-popups"><dialog[^>]* data-popups="1 2"/)
  expect(popups).toContain('href="/fcseoul-2025"')
  expect(popups).not.toContain('javascript')
  expect(body).not.toContain('fandeck-popup')
})

test('S9.7 S9.9 a popup in a document has the copies of its picture, as the widget shows them', async () => {
  const { popups } = await rendered('/event')
  const copies = /srcset="[^"]*\/popup\/resized\/1_640\.webp 640w/i
  expect(popups.replace(/<link[^>]*>/, '')).toMatch(copies)
  expect(popups).toMatch(/^<link rel="preload" as="image"[^>]* imagesrcset="[^"]*1_640\.webp 640w/i)
})

test.each(['/', '/notion/pure-layout/guide-wallet'])(
  'S4.41 the document of %s brings no popups',
  async (url) => {
    expect((await rendered(url)).popups).toBe('')
  },
)

test('S2.17 a pure page has neither header nor footer, a guide has both', async () => {
  const pure = await rendered('/notion/pure-layout/guide-wallet')
  expect(pure.body).not.toMatch(/<header|<footer|fandeck-menu|<nav/)
  const guide = await rendered('/notion/guide/main')
  expect(guide.body).toMatch(/<header/)
  expect(guide.body).toMatch(/<footer/)
})

test.each([
  '/event/99',
  '/event/1x',
  '/story/99',
  '/story/%EC%97%86',
  '/support/notice/99',
  '/support/notice/-1',
  '/notion/pure-layout/none',
  '/drops/99',
  '/policy/other',
  '/support',
  '/nowhere',
])('an unknown address %s is the 404 page', async (url) => {
  const { status, head, body } = await rendered(url)
  expect(status).toBe(404)
  expect(head).toContain('<meta name="robots" content="noindex"/>')
  expect(body).toContain('이 카드는 덱에 없어요')
})

test.each([
  ['/event', true],
  ['/event?phase=closed', true],
  ['/event/1#a', true],
  ['/fcseoul-2025', true],
  ['/fcseoul-2025/more', true],
  ['/soon/to/come', false],
  ['//evil.example', false],
  ['https://evil.example/event', false],
  ['event', false],
])('a link to %s leads to a page of this site: %s', (href, expected) => {
  expect(allPages.isPage(href)).toBe(expected)
})

test('S1.4 an original without a page says so and is no link', async () => {
  const { body } = await rendered('/originals')
  expect(count(body, /fandeck-original__soon/g)).toBe(1)
  expect(body).not.toContain('href="/soon/to/come"')
  expect(body).toMatch(/<a[^>]*href="\/event"[^>]*>(?:(?!<\/a>).)*텐 미션/)
})

test('a toast that names a page promises one that is there', () => {
  expect(ko['session.linkHint']).toContain('마이페이지에서 구글이나 카카오를 연결')
  expect(allPages.isPage('/mypage')).toBe(true)
  expect(allPages.isPage('/mypage/logins')).toBe(true)
})
