import { type CodeFormat, generateCode, parseCodeFormat } from '@fandeck/sdk/claims'
import { ScanReply } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { printCodes } from '../../test/printed.ts'
import { answerOf, type Member, openShop, type Shop } from '../../test/shop.ts'
import { editions, packMintings } from '../cards/tables.ts'
import { type CodeReader, OcrError } from '../ocr/code-reader.ts'
import { Problem, refused } from '../problem.ts'
import { hashCode } from './hashes.ts'
import { codesRoutes } from './routes.ts'
import { printedCodes } from './tables.ts'

const newCode = () => generateCode((bytes) => crypto.getRandomValues(bytes))
const printed = newCode()
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member()
  await printCodes(shop.backend, { mintingId: 1, code: printed, cardId: 11, edition: 60 })
})
afterEach(() => shop.close())

const claim = (member: Member, code: string) => shop.post('/card/1', { check_data: code }, member.headers)

describe('a code in a picture (S7.6, D10, D60)', () => {
  const image = `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`

  function scanner(read: (format?: CodeFormat) => Promise<string | readonly string[] | undefined>) {
    const reader: CodeReader = {
      read: async (_, format) => {
        const codes = [(await read(format)) ?? []].flat()
        return { code: codes[0], codes, cpuMs: 1 }
      },
      close: async () => {},
    }
    const app = new Hono().route(
      '/',
      codesRoutes(shop.backend, async () => reader),
    )
    app.onError((error, c) => {
      if (error instanceof Problem) return refused(c, error)
      throw error
    })
    return async (member?: Member, key?: string) =>
      answerOf(
        await app.request('/card/ocr/1', {
          method: 'POST',
          headers: {
            'content-type': 'application/json',
            ...member?.headers,
            ...(key && { 'idempotency-key': key }),
          },
          body: JSON.stringify({ image }),
        }),
      )
  }

  it('is read and claimed; the reply is nested once more', async () => {
    const { data } = await scanner(async () => printed)(fan)
    expect(z.decode(ScanReply, data as z.input<typeof ScanReply>).data.cardId).toBe(11)
  })

  it('is read in the format of its minting (D11)', async () => {
    await shop.db.update(packMintings).set({ codeFormat: '11+3 0123456789' })
    const formats: (CodeFormat | undefined)[] = []
    await scanner(async (format) => void formats.push(format))(fan)
    expect(formats).toEqual([parseCodeFormat('11+3 0123456789')])
  })

  it('is read one per member, so that a hundred pictures of one member delay no other', async () => {
    const other = await shop.member()
    const gates: (() => void)[] = []
    const scan = scanner(async () => {
      await new Promise<void>((open) => gates.push(open))
      return undefined
    })
    const many = Array.from({ length: 100 }, () => scan(fan))
    const theirs = scan(other)
    await expect.poll(() => gates.length).toBe(2)
    for (const open of gates) open()
    expect(await theirs).toMatchObject({ http: 422 })
    const replies = await Promise.all(many)
    expect(replies.filter(({ http }) => http === 422)).toHaveLength(1)
    expect(replies.filter(({ http, code }) => http === 429 && code === undefined)).toHaveLength(99)
  })

  it('is refused immediately with Retry-After while forty-eight wait', async () => {
    let open = () => {}
    const gate = new Promise<void>((resolve) => {
      open = resolve
    })
    const scan = scanner(async () => {
      await gate
      return undefined
    })
    const fans = await Promise.all(Array.from({ length: 60 }, () => shop.member()))
    const early: number[] = []
    const answers = fans.map(async (one) => {
      const { http } = await scan(one)
      early.push(http)
      return http
    })
    // All have arrived once twelve are refused; one that arrives after the gate opens finds a free place.
    await vi.waitFor(() => expect(early).toHaveLength(12), 20_000)
    expect(new Set(early)).toEqual(new Set([429]))
    open()
    const replies = await Promise.all(answers)
    expect(replies.filter((http) => http === 422)).toHaveLength(48)
  })

  it('asks for another frame, without a code, when nothing was read', async () => {
    for (const read of [
      async () => undefined,
      () => Promise.reject(new OcrError('ocr/not-an-image', 'no picture')),
    ]) {
      const answer = await scanner(read)(fan)
      expect(answer).toMatchObject({ http: 422 })
      expect(answer.code).toBeUndefined()
    }
  })

  describe('with several codes (D100)', () => {
    const second = newCode()
    const hyphened = (code: string) => (code.match(/.{4}/g) ?? []).join('-')
    beforeEach(async () => {
      await printCodes(shop.backend, { mintingId: 1, code: second, cardId: 12, edition: 60 })
    })
    const both = () => scanner(async () => [printed, second])

    it('claims none and asks which, when two can be claimed', async () => {
      const answer = await both()(fan)
      expect(answer).toMatchObject({
        http: 409,
        code: 'SEVERAL_CODES',
        data: { codes: [hyphened(printed), hyphened(second)] },
      })
      expect(await shop.db.select().from(editions).where(eq(editions.userId, fan.id))).toEqual([])
    })

    it.each([
      ['used', async () => claim(await shop.member(), printed)],
      [
        'expired',
        () =>
          shop.db
            .update(printedCodes)
            .set({ expiresAt: NOON - 1 })
            .where(eq(printedCodes.codeHash, hashCode(shop.backend.config, printed))),
      ],
    ])('claims the free one beside one that is %s', async (_, spoil) => {
      await spoil()
      expect(await both()(fan)).toMatchObject({ http: 200, data: { data: { metadata_idx: 12 } } })
    })

    it('claims the free one beside an unknown one, which counts as a guess', async () => {
      const scan = scanner(async () => [newCode(), second])
      expect(await scan(fan)).toMatchObject({ http: 200, data: { data: { metadata_idx: 12 } } })
      const unknown = scanner(async () => [newCode(), newCode()])
      for (let picture = 0; picture < 9; picture++) expect((await unknown(fan)).code).toBe('UNKNOWN_CODE')
      // One and nine times two are nineteen: the next picture has one attempt.
      expect((await unknown(fan)).code).toBe('TOO_MANY_TRIES')
    })

    it('says why when none can be claimed', async () => {
      const other = await shop.member()
      for (const code of [printed, second]) await claim(other, code)
      expect((await both()(fan)).code).toBe('CODE_USED')
    })

    it('returns the same card again under the same key, and not the other one', async () => {
      const other = await shop.member()
      await claim(other, printed)
      expect(await both()(fan, 'one-lost-answer')).toMatchObject({ data: { data: { metadata_idx: 12 } } })
      expect(await both()(fan, 'one-lost-answer')).toMatchObject({ data: { data: { metadata_idx: 12 } } })
    })
  })

  it('is not read for a signed-out visitor (LOGIN_REQUIRED)', async () => {
    const scan = scanner(() => Promise.reject(new Error('was read')))
    expect(await scan()).toMatchObject({ code: 'LOGIN_REQUIRED' })
  })
})
