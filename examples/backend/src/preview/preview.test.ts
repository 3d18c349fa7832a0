import { afterEach, beforeEach, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'
import { answerOf } from '../../test/shop.ts'

const DAY = 24 * 60 * 60_000
let shop: RunningShop
beforeEach(async () => {
  shop = await openRunningShop()
})
afterEach(() => shop.close())

const preview = (...args: string[]) => shop.fandeck('preview', ...args)
const linkIn = (out: string) => new URL(/https?:\S+preview=[\w.-]+/.exec(out)?.[0] ?? '')
const open = async (token: string) =>
  answerOf(await shop.backend.api.request(`/preview?${new URLSearchParams({ token })}`))

test('an operator makes a link of a time, which ends', async () => {
  const made = await preview('/drops/1', '--at', '2027-03-01 19:00', '--days', '2')
  expect(made).toMatchObject({ code: 0, errors: '' })
  expect(made.out).toContain('It shows the site at 2027.03.01')
  const link = linkIn(made.out)
  expect(link.pathname).toBe('/drops/1')
  const token = link.searchParams.get('preview') ?? ''
  expect(await open(token)).toMatchObject({
    http: 200,
    data: { at: Date.UTC(2027, 2, 1, 10), level: 'visitor' },
  })

  const whitelisted = await preview('--at', 'now+1d', '--level', 'whitelisted')
  expect(whitelisted.out).toContain('to a verified member who is on each whitelist')
  const other = linkIn(whitelisted.out).searchParams.get('preview') ?? ''
  expect(await open(other)).toMatchObject({ http: 200, data: { level: 'whitelisted' } })

  const forged = `${token.slice(0, -3)}AAA`
  for (const wrong of [forged, '', 'x', token.replace(/^[^.]*/, 'eyJhbGciOiJub25lIn0')])
    expect(await open(wrong)).toMatchObject({ http: 410, code: 'PREVIEW_ENDED' })
  shop.backend.clock.advance(2 * DAY + 1000)
  expect(await open(token)).toMatchObject({ http: 410 })
  expect(shop.backend.clock.now()).toBe(NOON + 2 * DAY + 1000)
})

test.each([
  [['--at', '2027-02-30 19:00'], 'is no time'],
  [['--at', 'tomorrow'], 'is no time'],
  [['https://evil.example', '--at', 'now+1d'], '요청을 처리하지 못했어요'],
  [['//evil.example', '--at', 'now+1d'], '요청을 처리하지 못했어요'],
  [['--at', 'now+1d', '--days', '31'], '요청을 처리하지 못했어요'],
  [['--at', 'now+1d', '--level', 'owner'], 'level'],
])('refuses preview %j', async (args, reason) => {
  const { code, errors } = await preview(...args)
  expect([code, errors]).toEqual([1, expect.stringContaining(reason)])
})
