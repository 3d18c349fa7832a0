import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { nothing } from '../http/wire.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aTerms, NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { bannersAt } from './content.rules.ts'
import { Banner, BannerReply, Terms, TermsListReply } from './content.schema.ts'
import {
  agreeTerms,
  getBanners,
  getTerms,
  getTermsVersion,
  getTermsVersions,
  getWalletTerms,
  getWalletTermsVersion,
} from './content.ts'

const banner = (change: Partial<Banner> = {}): Banner => ({
  seq: 1,
  name: '가을 드롭',
  startAt: NOON,
  endAt: NOON + 1000,
  used: true,
  linkUrl: '/event',
  pcImage: '/pc.webp',
  mobileImage: '/mo.webp',
  sort: 1,
  newWindow: false,
  ...change,
})

describe('S3.25 banners', () => {
  test('are decoded from the wire names', () => {
    const wire = {
      banner_seq: 1,
      banner_nm: '가을 드롭',
      ban_st_dttm: '2026-11-20 12:00:00',
      ban_ed_dttm: '2026-11-20 12:00:01',
      use_yn: 'Y',
      link_url: '/event',
      pc_img_path: '/pc.webp',
      mo_img_path: '/mo.webp',
      sort_num: 1,
      blank: 'N',
    } as const
    expect(z.decode(Banner, wire)).toEqual(banner())
    expect(z.encode(Banner, banner())).toEqual(wire)
  })

  test('are sorted without changing the given list', () => {
    const rows = [banner({ seq: 1, sort: 3 }), banner({ seq: 2, sort: 1 }), banner({ seq: 3, sort: 2 })]
    expect(bannersAt(rows, NOON).map(({ seq }) => seq)).toEqual([2, 3, 1])
    expect(rows.map(({ seq }) => seq)).toEqual([1, 2, 3])
  })

  test.each([
    [-1, 0],
    [0, 1],
    [999, 1],
    [1000, 0],
  ])('%d ms after their start %d is shown', (ms, shown) => {
    expect(bannersAt([banner()], NOON + ms)).toHaveLength(shown)
  })

  test('are hidden when disabled', () => {
    expect(bannersAt([banner({ used: false })], NOON)).toEqual([])
  })

  test('S7.12 GET /main/banner/visual, filtered by server time', async () => {
    const device = NOON + 86_400_000
    const { fandeck, server, clock } = testKit({ platform: { now: () => device } })
    expect(clock.now()).toBe(NOON)
    server.on('GET /main/banner/visual', () => ok(BannerReply, { rows: [banner()] }))
    expect(await getBanners(fandeck)).toEqual([banner()])
  })
})

describe('terms', () => {
  test('S7.18 GET /about/terms/ keeps its trailing slash; returns the newest version in force', async () => {
    const { fandeck, server } = testKit()
    const rows = [
      aTerms({ termsId: 3, startAt: NOON + 1000 }),
      aTerms({ termsId: 2, startAt: NOON }),
      aTerms({ termsId: 1 }),
    ]
    server.on('GET /about/terms/', () => ok(TermsListReply, rows))
    expect((await getTerms(fandeck, { kind: 'purchase' }))?.termsId).toBe(2)
    expect(server.requests[0]).toMatchObject({ path: '/about/terms/' })
    expect(server.requests[0]?.query.get('terms_div')).toBe('T')
  })

  test('S7.18 lists every version, including future ones', async () => {
    const { fandeck, server } = testKit()
    const rows = [aTerms({ termsId: 3, startAt: NOON + 1000 }), aTerms({ termsId: 1 })]
    server.on('GET /about/terms/', () => ok(TermsListReply, rows))
    expect(await getTermsVersions(fandeck, { kind: 'service' })).toEqual(rows)
  })

  test('S7.19 GET /about/terms/{id} returns one version; an unknown id is a typed error', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /about/terms/:id', (_, { id }) =>
      id === '7' ? ok(Terms, aTerms({ termsId: 7 })) : refuse(404, '찾을 수 없어요.', 'NOT_FOUND'),
    )
    expect(await getTermsVersion(fandeck, { termsId: 7 })).toEqual(aTerms({ termsId: 7 }))
    await expect(getTermsVersion(fandeck, { termsId: 8 })).rejects.toMatchObject({
      code: 'content/terms-not-found',
      serverMessage: '찾을 수 없어요.',
    })
  })

  test('S7.20 GET /about/wallet/terms and /about/wallet/terms/{id}', async () => {
    const { fandeck, server } = testKit()
    const rows = [
      aTerms({ termsId: 6, kind: 'wallet', startAt: NOON + 1000 }),
      aTerms({ termsId: 5, kind: 'wallet' }),
    ]
    server.on('GET /about/wallet/terms', () => ok(TermsListReply, rows))
    server.on('GET /about/wallet/terms/:id', (_, { id }) =>
      ok(Terms, aTerms({ termsId: Number(id), kind: 'wallet' })),
    )
    expect((await getWalletTerms(fandeck))?.termsId).toBe(5)
    expect(await getWalletTermsVersion(fandeck, { termsId: 6 })).toMatchObject({ termsId: 6, kind: 'wallet' })
    expect(server.requests.map(({ path }) => path)).toEqual(['/about/wallet/terms', '/about/wallet/terms/6'])
  })

  test('returns undefined when there are none', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /about/terms/', () => ok(TermsListReply, []))
    expect(await getTerms(fandeck, { kind: 'recurringPayment' })).toBeUndefined()
  })

  test.each([
    [undefined, 'Y'],
    [true, 'Y'],
    [false, 'N'],
  ])(
    'S7.21 POST /about/terms/agreement with agreed %s sends %s, with the bearer',
    async (agreed, agree_yn) => {
      const { fandeck, server } = testKit({ loggedIn: true })
      server.on('POST /about/terms/agreement', () => ok(nothing, undefined))
      await agreeTerms(fandeck, { kind: 'marketing', ...(agreed !== undefined && { agreed }) })
      expect(server.requests[0]?.body).toEqual({ agree_yn, terms_type: 'M' })
      expect(server.requests[0]?.headers.has('authorization')).toBe(true)
    },
  )
})
