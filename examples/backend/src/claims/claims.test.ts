import { type CodeFormat, generateCode, parseCodeFormat } from '@fandeck/sdk'
import { BenefitListReply, ClaimedCard, QrKey, ScanReply } from '@fandeck/sdk/wire'
import { hash } from '@node-rs/argon2'
import { eq } from 'drizzle-orm'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { NOON } from '../../test/backend.ts'
import { answerOf, type Member, openShop, type Shop } from '../../test/shop.ts'
import { users } from '../auth/tables.ts'
import { editions, packMintings } from '../cards/tables.ts'
import { type CodeReader, OcrError } from '../ocr/code-reader.ts'
import { Problem, refused } from '../problem.ts'
import { currentQrKey, usableBenefits } from './benefits.ts'
import { claimCode } from './codes.ts'
import { openDesk } from './desk.ts'
import { claimsRoutes } from './routes.ts'
import { completeByPassword } from './staff.ts'
import { benefits, claimEvents, memberBenefits, printedCodes, staffPasswords } from './tables.ts'

const newCode = (format?: CodeFormat) => generateCode((bytes) => crypto.getRandomValues(bytes), format)
const DAY = 86_400_000
let shop: Shop
let fan: Member

beforeEach(async () => {
  shop = await openShop()
  fan = await shop.member()
})
afterEach(() => shop.close())

const codes = (answers: readonly { status: string; code: string | undefined }[]) =>
  answers.map(({ status, code }) => code ?? status)
const times = (list: readonly string[], one: string) => list.filter((item) => item === one).length

describe('a printed code (S7.5, D11, D12)', () => {
  const printed = newCode()

  beforeEach(async () => {
    await shop.db.insert(printedCodes).values({ mintingIdx: 1, code: printed, metadataIdx: 11, edition: 60 })
  })

  const claim = (member: Member | undefined, text: string, minting = 1, key?: string) =>
    shop.post(
      `/card/${minting}`,
      { check_data: text },
      { ...member?.headers, ...(key && { 'idempotency-key': key }) },
    )

  it('is claimed once by a hundred fans at the same moment; the copy and 100 points go to one', async () => {
    const fans = await Promise.all(Array.from({ length: 100 }, () => shop.member()))
    const answers = await Promise.all(fans.map((one) => claim(one, printed)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'CODE_USED')).toBe(99)
    const winner = fans[answers.findIndex(({ status }) => status === '200')]
    const copies = await shop.db
      .select()
      .from(editions)
      .where(eq(editions.userId, winner?.id ?? ''))
    expect(copies).toMatchObject([{ metadataIdx: 11, edition: 60 }])
    const points = (await shop.db.select().from(users)).map((user) => user.points)
    expect(points.reduce((sum, one) => sum + one, 0)).toBe(100)
  })

  it('gives its card again to the same member under the same key, whose answer was lost; the points once', async () => {
    const first = await claim(fan, printed, 1, 'the-same-claim')
    expect(first).toMatchObject({ http: 200, data: { point: 100, total_point: 100 } })
    const again = await Promise.all(Array.from({ length: 5 }, () => claim(fan, printed, 1, 'the-same-claim')))
    for (const answer of again) expect(answer.data).toEqual(first.data)
    const refused = [
      await claim(fan, printed, 1, 'another-claim'),
      await claim(fan, printed),
      await claim(await shop.member(), printed, 1, 'the-same-claim'),
    ]
    expect(codes(refused)).toEqual(['CODE_USED', 'CODE_USED', 'CODE_USED'])
    expect(await claim(fan, printed, 1, 'short')).toMatchObject({ http: 400 })
    expect(await shop.db.select().from(editions).where(eq(editions.userId, fan.id))).toHaveLength(1)
  })

  it('may be typed in lower case and with hyphens; the reply decodes (S3.11)', async () => {
    const text = (printed.match(/.{4}/g) ?? []).join('-').toLowerCase()
    const { data } = await claim(fan, text)
    const card = z.decode(ClaimedCard, data as z.input<typeof ClaimedCard>)
    expect(card).toMatchObject({ metadataIdx: 11, cardName: '선수 11', point: 100, totalPoint: 100 })
    expect(card.image).toBe('http://api.localhost/cdn/art/card/11.webp')
  })

  it('needs a member (LOGIN_REQUIRED), a period, and the minting that it was printed for', async () => {
    expect(await claim(undefined, printed)).toMatchObject({ http: 401, code: 'LOGIN_REQUIRED' })
    expect(await claim(fan, printed, 2)).toMatchObject({ code: 'NOT_FOUND' })
    shop.clock.set(NOON + 2 * DAY)
    await expect(claimCode(shop.backend, { userId: fan.id, mintingIdx: 1 }, printed)).rejects.toMatchObject({
      code: 'NOT_IN_PERIOD',
    })
  })

  it('is made as its minting says: the usual code is none there, also not a guess (D11)', async () => {
    await shop.db.update(packMintings).set({ codeFormat: '11+3 0123456789' })
    const code = newCode(parseCodeFormat('11+3 0123456789'))
    await shop.db.insert(printedCodes).values({ mintingIdx: 1, code, metadataIdx: 11, edition: 59 })
    const answer = await claim(fan, printed)
    expect(answer).toMatchObject({ http: 422 })
    expect(answer.code).toBeUndefined()
    expect(await claim(fan, code)).toMatchObject({ status: '200' })
  })

  it('may be guessed twenty times a day, also when all guesses arrive at once (D70)', async () => {
    const guesses = await Promise.all(Array.from({ length: 40 }, () => claim(fan, newCode())))
    expect(times(codes(guesses), 'UNKNOWN_CODE')).toBe(20)
    expect(times(codes(guesses), 'TOO_MANY_TRIES')).toBe(20)
    expect(await claim(fan, printed)).toMatchObject({ code: 'TOO_MANY_TRIES' })
    // 2025-11-21 00:00 in Seoul.
    shop.clock.set(NOON + DAY / 2)
    expect(await claimCode(shop.backend, { userId: fan.id, mintingIdx: 1 }, printed)).toMatchObject({
      point: 100,
    })
  })

  it('costs no try when its check characters do not fit', async () => {
    const wrong = printed.startsWith('A') ? `C${printed.slice(1)}` : `A${printed.slice(1)}`
    for (let times = 0; times < 25; times++) {
      const answer = await claim(fan, wrong)
      expect(answer).toMatchObject({ http: 422 })
      expect(answer.code).toBeUndefined()
    }
    expect(await claim(fan, printed)).toMatchObject({ status: '200' })
  })

  describe('in a picture (S7.6, D10, D60)', () => {
    const image = `data:image/jpeg;base64,${Buffer.from('picture').toString('base64')}`

    function scanner(read: (format?: CodeFormat) => Promise<string | undefined>) {
      const reader: CodeReader = {
        read: async (_, format) => ({ code: await read(format), cpuMs: 1 }),
        close: async () => {},
      }
      const app = new Hono().route(
        '/',
        claimsRoutes(shop.backend, async () => reader),
      )
      app.onError((error, c) => {
        if (error instanceof Problem) return refused(c, error)
        throw error
      })
      return async (member?: Member) =>
        answerOf(
          await app.request('/card/ocr/1', {
            method: 'POST',
            headers: { 'content-type': 'application/json', ...member?.headers },
            body: JSON.stringify({ image }),
          }),
        )
    }

    it('is read and claimed; the reply nests once more', async () => {
      const { data } = await scanner(async () => printed)(fan)
      expect(z.decode(ScanReply, data as z.input<typeof ScanReply>).data.metadataIdx).toBe(11)
    })

    it('is read as the codes of its minting are made (D11)', async () => {
      await shop.db.update(packMintings).set({ codeFormat: '11+3 0123456789' })
      const formats: (CodeFormat | undefined)[] = []
      await scanner(async (format) => void formats.push(format))(fan)
      expect(formats).toEqual([parseCodeFormat('11+3 0123456789')])
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

    it('is not even read for an anonymous fan (LOGIN_REQUIRED)', async () => {
      const scan = scanner(() => Promise.reject(new Error('was read')))
      expect(await scan()).toMatchObject({ code: 'LOGIN_REQUIRED' })
    })
  })
})

describe('benefits', () => {
  const PASSWORD = '482913'

  beforeEach(async () => {
    const span = { startAt: NOON - DAY, endAt: NOON + DAY }
    const art = { kind: 'crest', team: 'seoul' } as const
    await shop.db.insert(claimEvents).values([
      { eventKey: 'home', title: '홈' },
      { eventKey: 'away', title: '원정' },
    ])
    await shop.db.insert(staffPasswords).values([
      { eventKey: 'home', hash: await hash(PASSWORD), ...span },
      { eventKey: 'away', hash: await hash('111111'), ...span },
    ])
    await shop.db.insert(benefits).values([
      { claimIdx: 1, eventKey: 'home', claimName: '음료', qr: true, image: art, ...span },
      { claimIdx: 2, eventKey: 'home', claimName: '엽서', qr: false, image: art, ...span },
      { claimIdx: 3, eventKey: 'home', claimName: '끝난 혜택', qr: false, image: art, ...span, endAt: NOON },
    ])
    await give(fan)
  })

  const give = (member: Member) =>
    shop.db.insert(memberBenefits).values([1, 2, 3].map((claimIdx) => ({ userId: member.id, claimIdx })))

  const list = async () => {
    const { data } = await shop.get('/claim/usable/list', fan)
    return z.decode(BenefitListReply, data as z.input<typeof BenefitListReply>)
  }
  const qr = async () => {
    const { data } = await shop.get('/claim/qr/1', fan)
    return z.decode(QrKey, data as z.input<typeof QrKey>)
  }
  const desk = async (eventKey = 'home', password = PASSWORD) => {
    const { token } = await openDesk(shop.backend, eventKey, password)
    return { cookie: `fandeck_staff=${token}` }
  }
  const redeem = async (random_key: string, at?: Record<string, string>) =>
    shop.post('/claim/redeem', { random_key }, at ?? (await desk()))
  const pwd = (text: string, member = fan, idx = 2) =>
    shop.post(`/claim/pwd/${idx}`, { pwd: text }, member.headers)

  it('are listed while they are unused and within their period (S7.2)', async () => {
    expect(await list()).toMatchObject([
      { idx: 1, usesQr: true },
      { idx: 2, usesQr: false },
    ])
    await pwd(PASSWORD)
    expect(await list()).toMatchObject([{ idx: 1 }])
  })

  it('with a QR are redeemed once by a hundred scanners (S7.3, D42)', async () => {
    const { randomKey, expiresAt } = await qr()
    expect(expiresAt - NOON).toBe(180_000)
    expect(await currentQrKey(shop.backend, fan.id, 1)).toEqual({ randomKey, expiresAt })
    const at = await desk()
    const answers = await Promise.all(Array.from({ length: 100 }, () => redeem(randomKey, at)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'ALREADY_USED')).toBe(99)
    expect(await shop.get('/claim/qr/1', fan)).toMatchObject({ code: 'ALREADY_USED' })
  })

  it('refuse a QR at its end, one that a newer one has replaced, and one that was made up', async () => {
    const first = await qr()
    const second = await qr()
    expect(await redeem(first.randomKey)).toMatchObject({ code: 'EXPIRED' })
    const [end = '', id, signature] = second.randomKey.split('.')
    const later = (Number.parseInt(end, 36) + 1000).toString(36)
    expect(await redeem([later, id, signature].join('.'))).toMatchObject({ code: 'NOT_FOUND' })
    shop.clock.set(second.expiresAt)
    expect(await redeem(second.randomKey)).toMatchObject({ code: 'EXPIRED' })
    shop.clock.set(second.expiresAt - 1)
    expect(await redeem(second.randomKey)).toMatchObject({ status: '200' })
  })

  it('are completed once by the staff password (S7.4, S6.11)', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => pwd(PASSWORD)))
    expect(times(codes(answers), '200')).toBe(1)
    expect(times(codes(answers), 'ALREADY_USED')).toBe(19)
  })

  it('refuse the password of another event, benefits of others and those that are over', async () => {
    expect(await pwd('111111')).toMatchObject({ code: 'WRONG_PASSWORD' })
    expect(await pwd(PASSWORD, await shop.member())).toMatchObject({ code: 'NOT_FOUND' })
    expect(await pwd(PASSWORD, fan, 3)).toMatchObject({ code: 'NOT_IN_PERIOD' })
    expect(await shop.get('/claim/qr/1', await shop.member())).toMatchObject({ code: 'NOT_FOUND' })
  })

  it('lock for five minutes after five wrong passwords, also when they arrive at once (D14)', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => pwd('000000')))
    expect(times(codes(answers), 'WRONG_PASSWORD')).toBe(4)
    expect(times(codes(answers), 'LOCKED')).toBe(8)
    const locked = await pwd(PASSWORD)
    expect(locked).toMatchObject({
      code: 'LOCKED',
      message: '비밀번호를 여러 번 틀려서 잠겼어요. 5분 뒤에 다시 시도해 주세요.',
    })
    shop.clock.advance(5 * 60_000 - 1)
    expect(await pwd(PASSWORD)).toMatchObject({ code: 'LOCKED' })
    shop.clock.advance(1)
    expect(await pwd(PASSWORD)).toMatchObject({ status: '200' })
  })

  it('lock the whole event for the rest of the hour after fifty wrong passwords (D14)', async () => {
    const fans = await Promise.all(Array.from({ length: 15 }, () => shop.member()))
    for (const one of fans) await give(one)
    const answers = await Promise.all(
      fans.flatMap((one) => Array.from({ length: 4 }, () => pwd('000000', one))),
    )
    expect(times(codes(answers), 'WRONG_PASSWORD')).toBe(50)
    expect(times(codes(answers), 'EVENT_LOCKED')).toBe(10)
    expect(await pwd(PASSWORD)).toMatchObject({ code: 'EVENT_LOCKED' })
    shop.clock.advance(3_600_000)
    await completeByPassword(shop.backend, fan.id, 2, PASSWORD)
    expect(await usableBenefits(shop.backend, fan.id)).toMatchObject([{ idx: 1 }])
  })
})
