import { describe, expect, test } from 'vitest'
import { settle } from '../testing/fake-clock.ts'
import { ok, refuse } from '../testing/fake-server.ts'
import { aClaimedCard } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { createScanner, type ScannerOptions } from './claims.scanner.ts'
import { ScanReply } from './claims.schema.ts'

const picture = () => 'data:image/jpeg;base64,AAAA'
const READY = { status: 'READY', error: undefined, card: undefined }
const never = () => new Promise<never>(() => {})

function scanning(options: ScannerOptions = {}) {
  const kit = testKit({ loggedIn: true })
  kit.server.on('POST /card/ocr/:idx', () => ok(ScanReply, { data: aClaimedCard() }))
  const cards: unknown[] = []
  const scanner = createScanner(kit.fandeck, { onSuccess: (card) => cards.push(card), ...options })
  return { ...kit, scanner, cards }
}

describe('S4.29 a scanner', () => {
  test('starts READY', () => {
    expect(scanning().scanner.getState()).toEqual(READY)
  })

  test('S4.30 goes READY → PROCESSING → READY with the card', async () => {
    const { scanner, cards, clock } = scanning()
    const seen: string[] = []
    scanner.subscribe(({ status }) => seen.push(status))
    await scanner.capture(picture)
    expect(seen).toEqual(['PROCESSING', 'READY'])
    expect(scanner.getState().card).toEqual(aClaimedCard())
    expect(cards).toEqual([aClaimedCard()])
    expect(clock.pending()).toBe(0)
  })

  test('S4.32 sends one request for two captures at once, and can capture again after', async () => {
    const { scanner, server } = scanning()
    await Promise.all([scanner.capture(picture), scanner.capture(picture)])
    expect(server.requests).toHaveLength(1)
    await scanner.capture(picture)
    expect(server.requests).toHaveLength(2)
  })

  test.each([
    ['a refusal', () => refuse(422, '코드를 읽지 못했어요.'), 'http/refused'],
    ['a refusal with a code', () => refuse(409, '이미 쓴 코드예요.', 'CODE_USED'), 'claims/code-used'],
    ['a broken network', () => Promise.reject(new TypeError('Failed to fetch')), 'http/network'],
    ['HTML', () => new Response('<h1>hi</h1>'), 'http/bad-reply'],
  ])('S4.31 S8.11 is ERROR after %s, sends once and accepts another capture', async (_, answer, code) => {
    const { scanner, server } = scanning()
    server.on('POST /card/ocr/1', answer)
    await scanner.capture(picture)
    expect(scanner.getState()).toMatchObject({ status: 'ERROR', card: undefined, error: { code } })
    expect(server.requests).toHaveLength(1)
    server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard() }))
    await scanner.capture(picture)
    expect(scanner.getState().status).toBe('READY')
  })

  test('S4.31 S5.15 is ERROR without a picture from the camera', async () => {
    const { scanner, server, logged } = scanning()
    await scanner.capture(() => {
      throw new Error('the stream is not ready')
    })
    expect(scanner.getState()).toEqual({ status: 'ERROR', error: undefined, card: undefined })
    expect(server.requests).toEqual([])
    expect(logged).toEqual(['A capture failed'])
  })
})

describe('the cancel handler', () => {
  test('S8.10 receives statusCode and code of a refusal with a code', async () => {
    const refusals: unknown[] = []
    const { scanner, server } = scanning({ onCancel: (refusal) => refusals.push(refusal) })
    server.on('POST /card/ocr/1', () => refuse(403, '로그인이 필요해요.', 'LOGIN_REQUIRED'))
    await scanner.capture(picture)
    expect(refusals).toEqual([
      {
        statusCode: 403,
        code: 'LOGIN_REQUIRED',
        error: expect.objectContaining({
          code: 'claims/login-required',
          serverMessage: '로그인이 필요해요.',
        }),
      },
    ])
  })

  test('S8.10 receives the envelope’s status where HTTP said 200', async () => {
    const refusals: unknown[] = []
    const { scanner, server } = scanning({ onCancel: (refusal) => refusals.push(refusal) })
    server.on('POST /card/ocr/1', () => Response.json({ status: '409', code: 'CODE_USED' }))
    await scanner.capture(picture)
    expect(refusals).toMatchObject([
      { statusCode: 409, code: 'CODE_USED', error: { code: 'claims/code-used' } },
    ])
  })

  test('S8.11 D60 is not called for a refusal without a code, which needs another frame', async () => {
    const { scanner, server } = scanning({ onCancel: () => expect.unreachable() })
    server.on('POST /card/ocr/1', () => refuse(422, '코드를 읽지 못했어요.'))
    await scanner.capture(picture)
    expect(scanner.getState().status).toBe('ERROR')
  })
})

describe('a capture that takes long', () => {
  test.each([
    ['the server does not answer', picture],
    ['the camera never gives its picture', never],
  ])('because %s is aborted after 30 seconds', async (_, source) => {
    const { scanner, server, clock } = scanning()
    server.on('POST /card/ocr/1', never)
    void scanner.capture(source)
    await clock.advance(29_999)
    expect(scanner.getState().status).toBe('PROCESSING')
    await clock.advance(1)
    expect(scanner.getState()).toMatchObject({ status: 'ERROR', error: { code: 'http/timeout' } })
    expect(clock.pending()).toBe(0)
  })

  test.each([
    ['the server does not answer', picture],
    ['the camera never gives its picture', never],
  ])('because %s can be cancelled: READY at once, no timer, no callback', async (_, source) => {
    const { scanner, server, clock, cards } = scanning({ onCancel: () => expect.unreachable() })
    server.on('POST /card/ocr/1', never)
    void scanner.capture(source)
    await settle()
    scanner.cancel()
    await settle()
    expect(scanner.getState()).toEqual(READY)
    expect(clock.pending()).toBe(0)
    expect(cards).toEqual([])
  })

  test('does not overwrite the next capture once cancelled', async () => {
    const { scanner, server, cards } = scanning()
    let first: (response: Response) => void = () => {}
    server.on('POST /card/ocr/1', () => new Promise<Response>((resolve) => (first = resolve)))
    void scanner.capture(picture)
    await settle()
    scanner.cancel()
    server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard({ cardId: 2 }) }))
    await scanner.capture(picture)
    first(ok(ScanReply, { data: aClaimedCard({ cardId: 1 }) }))
    await settle()
    expect(cards).toEqual([aClaimedCard({ cardId: 2 })])
    expect(scanner.getState().card?.cardId).toBe(2)
  })
})

describe('a picture that is sent again', () => {
  test('D10 is the last one, also after the scanner was closed, and claims its card after the sign-in', async () => {
    const { scanner, server, cards } = scanning()
    let taken = 0
    server.on('POST /card/ocr/1', () => refuse(403, '로그인이 필요해요.', 'LOGIN_REQUIRED'))
    await scanner.capture(() => `data:image/jpeg,${++taken}`)
    await scanner.capture(() => `data:image/jpeg,${++taken}`)
    expect(scanner.getState().error?.code).toBe('claims/login-required')
    scanner.cancel()
    server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard() }))
    await scanner.repeat()
    expect(server.requests.at(-1)?.body).toEqual({ image: 'data:image/jpeg,2' })
    expect([taken, cards]).toEqual([2, [aClaimedCard()]])
  })

  test('is none before the first capture', async () => {
    const { scanner, server } = scanning()
    await scanner.repeat()
    expect([server.requests, scanner.getState()]).toEqual([[], READY])
  })
})

describe('a picture that is chosen while another one is under way', () => {
  const sent = (server: ReturnType<typeof scanning>['server']) => server.requests.map(({ body }) => body)
  /** A scanner whose server answers the first picture on demand. */
  function waiting(options: ScannerOptions = {}) {
    const kit = scanning(options)
    let answer: (response: Response) => void = () => {}
    kit.server.on('POST /card/ocr/1', () => new Promise<Response>((resolve) => (answer = resolve)))
    void kit.scanner.capture(() => 'data:image/jpeg,camera')
    return {
      ...kit,
      async answered(response: Response) {
        await settle()
        kit.server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard({ cardId: 2 }) }))
        answer(response)
        await settle()
      },
    }
  }

  test('S4.32 is not sent when the first one yields the card, which the server issues once', async () => {
    const { scanner, server, cards, answered } = waiting()
    await scanner.captureNext(() => 'data:image/jpeg,photo')
    await answered(ok(ScanReply, { data: aClaimedCard({ cardId: 1 }) }))
    expect(sent(server)).toEqual([{ image: 'data:image/jpeg,camera' }])
    expect(cards).toEqual([aClaimedCard({ cardId: 1 })])
    expect(scanner.getState().status).toBe('READY')
  })

  test('S4.32 sends the last of several after the first one fails, without showing a failure in between', async () => {
    const { scanner, server, cards, answered } = waiting()
    const seen: string[] = []
    scanner.subscribe(({ status }) => seen.push(status))
    await scanner.captureNext(() => 'data:image/jpeg,photo of another card')
    await scanner.captureNext(() => 'data:image/jpeg,photo')
    await answered(refuse(422, '코드를 읽지 못했어요.'))
    expect(sent(server)).toEqual([{ image: 'data:image/jpeg,camera' }, { image: 'data:image/jpeg,photo' }])
    expect(cards).toEqual([aClaimedCard({ cardId: 2 })])
    expect(seen).not.toContain('ERROR')
  })

  test('is sent after the first one’s time limit, or at once when idle', async () => {
    const { scanner, server, clock, cards } = waiting()
    await scanner.captureNext(() => 'data:image/jpeg,photo')
    await settle()
    server.on('POST /card/ocr/1', () => ok(ScanReply, { data: aClaimedCard() }))
    await clock.advance(30_000)
    await scanner.captureNext(() => 'data:image/jpeg,second')
    expect(sent(server)).toEqual([
      { image: 'data:image/jpeg,camera' },
      { image: 'data:image/jpeg,photo' },
      { image: 'data:image/jpeg,second' },
    ])
    expect(cards).toHaveLength(2)
    expect(clock.pending()).toBe(0)
  })

  test('is dropped by a refusal that closes the scanner and by cancel', async () => {
    const refused = waiting({ onCancel: () => {} })
    await refused.scanner.captureNext(() => 'data:image/jpeg,photo')
    await refused.answered(refuse(409, '이미 쓴 코드예요.', 'CODE_USED'))
    expect(sent(refused.server)).toEqual([{ image: 'data:image/jpeg,camera' }])
    expect(refused.scanner.getState().status).toBe('ERROR')
    const closed = waiting()
    await closed.scanner.captureNext(() => 'data:image/jpeg,photo')
    closed.scanner.cancel()
    await closed.answered(refuse(422, '코드를 읽지 못했어요.'))
    expect(sent(closed.server)).toEqual([{ image: 'data:image/jpeg,camera' }])
    expect(closed.scanner.getState()).toEqual(READY)
  })
})
