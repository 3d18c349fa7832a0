import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { purchaseBody } from '../drop-row.ts'

const MAIN = join(import.meta.dirname, '../../src/main.ts')
const CLOCK = join(import.meta.dirname, 'clock.process.ts')
/** The drop on sale of the demo content. */
export const DROP = 101
const MOST_A_MEMBER = 10

const Ready = z.object({ ready: z.literal(true), origins: z.object({ api: z.string() }) })
const State = z.object({
  data: z.object({
    sms: z.array(z.object({ phone: z.string(), code: z.string() })),
    drops: z.array(
      z.object({
        minting_seq: z.number(),
        remaining: z.number(),
        total_qty: z.number(),
        most_qty: z.number(),
      }),
    ),
  }),
})
const LoggedIn = z.object({ data: z.object({ token: z.object({ access_token: z.string() }) }) })
const Bought = z.object({ data: z.object({ order_id: z.string() }) })

/** The result of a start: an address, or the reason of the failure. */
export type Started = { api: string } | { refused: string; code: number | null }

/** A real backend on a data folder that can be killed at any time. */
export function startShop(folder: string) {
  const child: ChildProcess = fork(MAIN, {
    env: {
      ...process.env,
      FANDECK_MODE: 'demo',
      DATA_DIR: folder,
      SITE_ORIGIN: 'https://site.example',
      PORT_API: '0',
      PORT_PAY: '0',
      PORT_OAUTH: '0',
      PORT_WALLET: '0',
    },
    execArgv: ['--conditions=fandeck-source', '--import', CLOCK],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  })
  let text = ''
  child.stderr?.on('data', (chunk) => {
    text += String(chunk)
  })
  const ended = once(child, 'close').then(([code]) => (typeof code === 'number' ? code : null))
  const ready = once(child, 'message').then(([message]) => ({ api: z.parse(Ready, message).origins.api }))
  return {
    started: Promise.race([
      ready,
      ended.then((code) => ({ refused: text.trim(), code })),
    ]) as Promise<Started>,
    said: () => text,
    ended,
    /** Moves the clock of the process, as the system's can jump. */
    jump: (ms: number) =>
      new Promise<void>((done) => {
        child.once('message', () => done())
        child.send({ jump: ms })
      }),
    terminate: () => child.kill('SIGTERM'),
    async kill() {
      child.kill('SIGKILL')
      await ended
    },
  }
}
export type Shop = ReturnType<typeof startShop>

/** The local chain writes its file shortly after its backend was killed. */
export const removeFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 })

/** @throws if it has not started */
export async function answering(shop: Shop): Promise<string> {
  const started = await shop.started
  if ('api' in started) return started.api
  throw new Error(`It has not started (${started.code}): ${started.refused}`)
}

const json = (body: object, headers: Record<string, string> = {}) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

async function stateOf(api: string) {
  return z.parse(State, await (await fetch(`${api}/dev/state`)).json()).data
}

/** Returns the packs that are available, reserved and sold: a constant sum. */
export async function packsOf(api: string): Promise<number> {
  const drop = (await stateOf(api)).drops.find(({ minting_seq }) => minting_seq === DROP)
  return drop ? drop.remaining + drop.total_qty - drop.most_qty : Number.NaN
}

let phones = 0

async function newMember(api: string): Promise<string> {
  phones++
  const phone = `010${String(70_000_000 + phones)}`
  await fetch(`${api}/auth/phone/code`, json({ phone }))
  const { sms } = await stateOf(api)
  const auth_num = sms.find((one) => one.phone === phone)?.code
  const reply = await fetch(`${api}/auth/login`, json({ login_type: 'P', phone, auth_num }))
  return z.parse(LoggedIn, await reply.json()).data.token.access_token
}

/** An order that was confirmed to a fan. */
interface Confirmed {
  key: string
  orderId: string
  token: string
}

/** Fans who buy packs sequentially; records what was confirmed to them. */
export function createFans() {
  const acknowledged: Confirmed[] = []
  let member: { token: string; left: number } | undefined

  async function buy(api: string): Promise<boolean> {
    if (!member || member.left === 0) member = { token: await newMember(api), left: MOST_A_MEMBER }
    const { token } = member
    member.left--
    const key = crypto.randomUUID()
    const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
    const reply = await fetch(`${api}/minting`, json(purchaseBody(DROP, 1), headers))
    if (!reply.ok) return false
    const { order_id: orderId } = z.parse(Bought, await reply.json()).data
    acknowledged.push({ key, orderId, token })
    return true
  }

  return {
    acknowledged,
    buy,
    /** Waits for another confirmed order, for at most 20 s: a busy machine needs seconds for the first one. */
    async bought(): Promise<void> {
      const known = acknowledged.length
      for (let turn = 0; turn < 400 && acknowledged.length === known; turn++) await pause(50)
    },
    /** Buys until the shop stops responding. */
    async buyOn(api: string): Promise<void> {
      for (;;) {
        try {
          await buy(api)
        } catch {
          member = undefined
          return
        }
      }
    },
    /** Returns the confirmed orders that are missing, or differ under their key. */
    async lost(api: string): Promise<number> {
      let lost = 0
      for (const { key, orderId, token } of acknowledged) {
        const headers = { authorization: `Bearer ${token}`, 'idempotency-key': key }
        const known = await fetch(`${api}/minting/order/${orderId}`, { headers })
        const again = await fetch(`${api}/minting`, json(purchaseBody(DROP, 1), headers))
        const same = again.ok && z.parse(Bought, await again.json()).data.order_id === orderId
        if (!known.ok || !same) lost++
      }
      return lost
    },
  }
}
