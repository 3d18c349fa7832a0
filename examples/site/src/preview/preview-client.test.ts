import { loadUser } from '@fandeck/sdk/account'
import { getBenefits } from '@fandeck/sdk/claims'
import { checkWhitelist, getDrop } from '@fandeck/sdk/drops'
import type { PreviewLevel } from '@fandeck/sdk/shop'
import { aDrop, NOON, ok } from '@fandeck/sdk/testing'
import * as wire from '@fandeck/sdk/wire'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import * as z from 'zod'
import type { SiteConfig } from '../config.ts'
import { createPreviewClient } from './preview-client.ts'
import { previewMember } from './preview-member.ts'

const Endpoint = z.object({ method: z.literal('GET'), path: z.string(), auth: z.string() })
const AHEAD = 3_600_000
/** What has left the page. */
let sent: Request[]
beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request)
    const reply = ok(wire.getDropEndpoint.reply, aDrop())
    reply.headers.set('date', new Date(NOON).toUTCString())
    return reply
  })
})
afterEach(() => vi.unstubAllGlobals())

const config = { api: 'https://api.example', wallet: 'https://wallet.example' } as SiteConfig
const previewOf = (level: PreviewLevel) =>
  createPreviewClient(config, { at: NOON + AHEAD, aheadMs: AHEAD, level })

test('a visitor has no session, and the backend answers them', async () => {
  const fandeck = previewOf('visitor')
  await getDrop(fandeck, { dropId: 1 })
  await expect(loadUser(fandeck)).rejects.toMatchObject({ code: 'session/no-session' })
  expect(sent.map(({ url }) => new URL(url).pathname)).toEqual(['/minting/1'])
})

test('a member exists in the page alone: none of their calls leave it', async () => {
  const fandeck = previewOf('member')
  expect(await loadUser(fandeck)).toMatchObject({ nickname: '미리보기' })
  expect(await getBenefits(previewOf('verified'))).toEqual([])
  expect(sent).toEqual([])
  await getDrop(fandeck, { dropId: 1 })
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([null])
})

test.each([
  ['verified', false],
  ['whitelisted', true],
] as const)('a %s member is on each whitelist: %s', async (level, listed) => {
  expect(await checkWhitelist(previewOf(level), { dropId: 1 })).toMatchObject({ listed })
})

test('each call of a member has an answer, but those for a thing that they do not own', async () => {
  const member = previewMember('verified', { now: () => NOON, ask: async () => Response.json({}) })
  const reads = Object.values(wire).flatMap((one) => {
    const endpoint = Endpoint.safeParse(one).data
    return endpoint && endpoint.auth !== 'public' ? [endpoint] : []
  })
  expect(reads.length).toBeGreaterThan(25)
  const unanswered: string[] = []
  for (const { path } of reads) {
    const reply = await member?.server.fetch(`https://api.example${path.replaceAll(/:\w+/g, '1')}`)
    if (reply?.status === 404) unanswered.push(path)
  }
  expect(unanswered.toSorted()).toEqual([
    '/card/share/:cardId/:edition',
    '/claim/qr/:benefitId',
    '/minting/order/:orderId',
    '/mypage/collection/check',
    '/mypage/nickname/validate/:nickname',
    '/mypage/transaction/:orderId',
    '/support/qna/:inquiryId',
  ])
})
