import { generateCode } from '@fandeck/sdk/claims'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { printCodes } from '../../test/printed.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import type { Backend } from '../context.ts'
import { sendAlarms } from '../outbox/alarms.ts'
import { outbox } from '../outbox/tables.ts'
import { claimCode } from './codes.ts'
import { scanAndClaim } from './scan.ts'
import { codeTries } from './tables.ts'

const newCode = () => generateCode((bytes) => crypto.getRandomValues(bytes))
const HOUR = 3_600_000
const ALARMS = 'https://alarmHook.example/alarms'
let shop: Shop
let backend: Backend

beforeEach(async () => {
  shop = await openShop()
  backend = { ...shop.backend, config: { ...shop.backend.config, alarmUrl: ALARMS } }
})
afterEach(() => shop.close())

/** A webhook for alarms that replies with one status after the other. */
function alarmHook(...statuses: number[]) {
  const sent: string[] = []
  const fetch: typeof globalThis.fetch = async (input, init) => {
    sent.push(`${input} ${init?.body}`)
    return new Response(null, { status: statuses.shift() ?? 204 })
  }
  return { sent, send: () => sendAlarms(backend, fetch) }
}

describe('a minting whose codes are guessed (D70)', () => {
  const printed = newCode()
  const guess = async (code = newCode(), fields: Parameters<Shop['member']>[0] = {}) => {
    const { id } = await shop.member(fields)
    return claimCode(backend, { userId: id, mintingId: 1 }, code).then(
      () => 'card',
      (error: { code?: string }) => error.code,
    )
  }

  beforeEach(async () => {
    await printCodes(shop.backend, { mintingId: 1, code: printed, cardId: 11, edition: 60 })
    // Guesses of many accounts, each within its own limit of twenty.
    const span = String(Math.floor(shop.clock.now() / HOUR))
    await shop.db.insert(codeTries).values({ subject: 'minting 1', span, fails: 990 })
  })

  it('refuses codes after a thousand in an hour, typed or scanned, and accepts them in the next', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => guess()))
    expect(answers.filter((answer) => answer === 'UNKNOWN_CODE')).toHaveLength(10)
    expect(answers.filter((answer) => answer === 'TOO_MANY_TRIES')).toHaveLength(20)
    expect(await guess(printed)).toBe('TOO_MANY_TRIES')
    const { id: userId } = await shop.member()
    const unread = () => Promise.reject(new Error('was read'))
    const scan = scanAndClaim(backend, unread, {
      userId,
      mintingId: 1,
      image: 'data:image/jpeg;base64,AAAA',
    })
    await expect(scan).rejects.toMatchObject({ code: 'TOO_MANY_TRIES' })
    shop.clock.advance(HOUR)
    expect(await guess(printed)).toBe('card')
  })

  it('is paused only for new accounts when they have used up their share, and raises an alarm', async () => {
    const { sent, send } = alarmHook()
    const span = String(Math.floor(shop.clock.now() / HOUR))
    await shop.db.delete(codeTries)
    await shop.db.insert(codeTries).values([
      { subject: 'minting 1', span, fails: 490 },
      { subject: 'minting 1 newcomers', span, fails: 490 },
    ])
    const answers = await Promise.all(Array.from({ length: 15 }, () => guess()))
    expect(answers.filter((answer) => answer === 'UNKNOWN_CODE')).toHaveLength(10)
    expect(await guess(printed)).toBe('TOO_MANY_TRIES')
    const checked = await guess(newCode(), { level: 'K201' })
    const older = await guess(newCode(), { createdAt: shop.clock.now() - 7 * 24 * HOUR })
    expect([checked, older]).toEqual(['UNKNOWN_CODE', 'UNKNOWN_CODE'])
    expect(await guess(printed, { level: 'K201' })).toBe('card')
    await send()
    expect(sent).toEqual([expect.stringContaining('500 unknown codes of new accounts')])
  })

  it('raises one alarm, which is repeated until the webhook accepts it', async () => {
    const { sent, send } = alarmHook(503)
    for (let n = 0; n < 9; n++) await guess()
    await send()
    expect(sent).toEqual([])
    await Promise.all(Array.from({ length: 5 }, () => guess()))
    await send()
    expect(sent).toHaveLength(1)
    shop.clock.advance(2000)
    await send()
    shop.clock.advance(HOUR / 2)
    await send()
    const words =
      'Minting 1: 1000 unknown codes in the hour before 11.20(목) 13:00. Its codes are paused until then.'
    expect(sent).toEqual([`${ALARMS} {"text":"${words}"}`, `${ALARMS} {"text":"${words}"}`])
    expect(shop.errors).toContain(`alarm: ${words}`)
  })

  it('logs the alarm without a webhook', async () => {
    const { sent } = alarmHook()
    await Promise.all(Array.from({ length: 10 }, () => guess()))
    await sendAlarms(shop.backend)
    await sendAlarms(shop.backend)
    expect(sent).toEqual([])
    expect(shop.errors.filter((line) => line.startsWith('alarm: Minting 1'))).toHaveLength(1)
    expect(await shop.db.select().from(outbox).where(eq(outbox.kind, 'alarm'))).toMatchObject([
      { doneAt: shop.clock.now() },
    ])
  })
})
