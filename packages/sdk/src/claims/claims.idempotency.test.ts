import { describe, expect, test } from 'vitest'
import { ok, refuse } from '../testing/fake-server.ts'
import { aClaimedCard } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { createScanner } from './claims.scanner.ts'
import { ClaimedCard, ScanReply } from './claims.schema.ts'
import { claimCode, scanCard } from './claims.ts'

const CODE = '234L37L7PKLP'
const IMAGE = 'data:image/jpeg;base64,AAAA'
const lost = () => Promise.reject(new TypeError('Failed to fetch'))

/** A server whose answers to claims can be lost, and the keys that it received. */
function shop() {
  const kit = testKit({ loggedIn: true })
  const keys = () => kit.server.requests.map(({ headers }) => headers.get('idempotency-key'))
  const distinct = () => new Set(keys()).size
  return { ...kit, keys, distinct }
}

describe('the key of a claim', () => {
  test('S7.6 stays after a lost reply, so that another scan receives the card', async () => {
    const { fandeck, server, keys, distinct } = shop()
    server.on('POST /card/ocr/1', lost)
    await expect(scanCard(fandeck, { image: IMAGE })).rejects.toMatchObject({ code: 'http/network' })
    // The scanner reports the failure at once, and the fan decides whether to retry.
    expect(keys()).toHaveLength(1)
    server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard() }))
    expect(await scanCard(fandeck, { image: IMAGE })).toEqual(aClaimedCard())
    expect(distinct()).toBe(1)
    expect(keys()[0]).toMatch(/^.{8,64}$/)
  })

  test('S7.5 stays for a code typed after a scan without a reply', async () => {
    const { fandeck, server, keys, distinct } = shop()
    server.on('POST /card/ocr/1', () => new Promise<Response>(() => {}))
    const scanner = createScanner(fandeck)
    void scanner.capture(() => IMAGE)
    await expect.poll(() => keys().length).toBe(1)
    scanner.cancel()
    server.on('POST /card/1', () => ok(ClaimedCard, aClaimedCard()))
    await claimCode(fandeck, { code: CODE })
    expect(distinct()).toBe(1)
  })

  test.each([
    ['its card', () => ok(ClaimedCard, aClaimedCard())],
    ['a refusal', () => refuse(409, '이미 사용한 코드예요.', 'CODE_USED')],
  ])('is new after %s: the next card is another claim', async (_, answer) => {
    const { fandeck, server, distinct } = shop()
    server.on('POST /card/1', answer)
    for (let times = 0; times < 2; times++) await claimCode(fandeck, { code: CODE }).catch(() => {})
    expect(distinct()).toBe(2)
  })
})
