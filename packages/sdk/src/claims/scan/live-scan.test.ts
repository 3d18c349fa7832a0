import { describe, expect, test } from 'vitest'
import { settle } from '../../testing/fake-clock.ts'
import { ok, refuse } from '../../testing/fake-server.ts'
import { aClaimedCard } from '../../testing/fixtures.ts'
import { testKit } from '../../testing/test-kit.ts'
import { createScanner, type ScannerOptions } from '../claims.scanner.ts'
import { ClaimedCard } from '../claims.schema.ts'
import { createLiveScan } from './live-scan.ts'

const CODE = 'ANPTEKTXA7FX'
const OTHER = '234L37L7PKLP'
const sightOf = (code: string) => ({ code, from: { x: 0.1, y: 0.5 }, to: { x: 0.9, y: 0.5 } })

function reading(options: ScannerOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.on('POST /card/:idx', () => ok(ClaimedCard, aClaimedCard()))
  const cards: unknown[] = []
  const scanner = createScanner(kit.fandeck, { onSuccess: (card) => cards.push(card), ...options })
  const live = createLiveScan(kit.fandeck, scanner, options)
  const seen: string[] = []
  live.subscribe(({ status }) => seen.push(status))
  let at = 0
  const see = (code?: string) => {
    at += 150
    return live.see(code === undefined ? undefined : sightOf(code), at)
  }
  return { ...kit, scanner, live, cards, seen, see }
}

describe('O1 D12b live reading', () => {
  test('claims the code by itself once two frames agree: searching, seen, claimed', async () => {
    const { see, seen, server, cards, live } = reading({ mintingId: 3 })
    await see()
    await see(CODE)
    expect(server.requests).toEqual([])
    await see(CODE)
    expect(seen).toEqual(['searching', 'seen', 'claimed'])
    expect(server.requests).toMatchObject([{ path: '/card/3', body: { check_data: CODE } }])
    expect(cards).toEqual([aClaimedCard()])
    await see(OTHER)
    await see(OTHER)
    expect([server.requests.length, live.getState().status]).toEqual([1, 'claimed'])
  })

  test('sends nothing for 5,000 frames without a code', async () => {
    const { see, server, live } = reading()
    for (let n = 0; n < 5000; n++) await see()
    expect([server.requests, live.getState().status]).toEqual([[], 'searching'])
  })

  test('a refused code is told once and not sent again; another one is', async () => {
    const { see, server, scanner } = reading()
    server.on('POST /card/1', () => refuse(409, '이미 쓴 코드예요.', 'CODE_USED'))
    for (let n = 0; n < 6; n++) await see(CODE)
    expect(server.requests).toHaveLength(1)
    expect(scanner.getState()).toMatchObject({ status: 'ERROR', error: { code: 'claims/code-used' } })
    for (let n = 0; n < 6; n++) await see(OTHER)
    expect(server.requests.map(({ body }) => body)).toEqual([{ check_data: CODE }, { check_data: OTHER }])
  })

  test('a lost answer is asked for again, three seconds later, with the same key', async () => {
    const { see, server, cards } = reading()
    server.on('POST /card/1', () => Promise.reject(new TypeError('Failed to fetch')))
    await see(CODE)
    await see(CODE)
    const lost = server.requests.length
    server.on('POST /card/1', () => ok(ClaimedCard, aClaimedCard()))
    for (let n = 0; n < 10; n++) await see(CODE)
    expect(server.requests).toHaveLength(lost)
    for (let n = 0; n < 20; n++) await see(CODE)
    expect(cards).toEqual([aClaimedCard()])
    const keys = server.requests.map(({ headers }) => new Headers(headers).get('idempotency-key'))
    expect(new Set(keys).size).toBe(1)
  })

  test('S4.32 frames during a capture are ignored, and a press during a live claim too', async () => {
    const { see, server, scanner, live } = reading()
    server.on('POST /card/ocr/1', () => new Promise(() => {}))
    void scanner.capture(() => 'data:image/jpeg;base64,AAAA')
    await settle()
    await see(CODE)
    await see(CODE)
    expect(live.getState().status).toBe('searching')
    scanner.cancel()
    server.on('POST /card/1', () => new Promise(() => {}))
    await see(CODE)
    void see(CODE)
    await settle()
    await scanner.capture(() => 'data:image/jpeg;base64,AAAA')
    expect(server.requests.map(({ path }) => path)).toEqual(['/card/ocr/1', '/card/1'])
  })

  test('D10 a code that needs a sign-in is repeated after it', async () => {
    const { see, server, scanner, cards } = reading()
    server.on('POST /card/1', () => refuse(403, '로그인이 필요해요.', 'LOGIN_REQUIRED'))
    await see(CODE)
    await see(CODE)
    expect(scanner.getState().error?.code).toBe('claims/login-required')
    scanner.cancel()
    server.on('POST /card/1', () => ok(ClaimedCard, aClaimedCard()))
    await scanner.repeat()
    expect(server.requests.at(-1)?.body).toEqual({ check_data: CODE })
    expect(cards).toEqual([aClaimedCard()])
  })
})
