import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { privateKeyToAddress } from 'viem/accounts'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'
import { openShop, type Shop } from '../../test/shop.ts'
import { createLeadership } from '../db/leader.ts'
import { actionsOf } from '../operations/actions.ts'
import { outbox } from '../outbox/tables.ts'
import { createToken } from '../shop-files/tokens.ts'
import { embeddedChain } from './anvil.ts'
import { connectEvm } from './evm.ts'
import type { Connect, Ledger } from './ledger.ts'
import { createMinter } from './minter.ts'
import { fund } from './open.ts'
import { tokens } from './tables.ts'
import { tokenIdOf } from './token-id.ts'
import { transferRight } from './transfer.ts'

const [OLD, NEW] = [`0x${'11'.repeat(32)}`, `0x${'33'.repeat(32)}`] as const
const addressOf = (key: `0x${string}`) => privateKeyToAddress(key).toLowerCase()
/** The configurations of a process before, while and after the right moves. */
const KEYS = {
  before: { privateKey: OLD },
  moving: { privateKey: NEW, previousKey: OLD },
  after: { privateKey: NEW },
} as const

let folder: string
let rpcUrl: string
let stops: (() => Promise<unknown>)[]
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-chain-'))
  const chain = embeddedChain(join(folder, 'chain.json'))
  if (!chain) throw new Error('npm has installed no anvil for this platform')
  stops = [chain.close]
  rpcUrl = await chain.url()
  await fund(rpcUrl, OLD)
  contract = undefined
})
afterEach(async () => {
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
})

let contract: string | undefined
const memory = {
  read: async () => contract,
  async write(to: string) {
    contract = to
  },
}
const connecting =
  (keys: keyof typeof KEYS): Connect =>
  () =>
    connectEvm({ rpcUrl, ...KEYS[keys], baseUri: 'x/', memory, forgetful: false })
const rightOf = (keys: keyof typeof KEYS) => async () => (await connecting(keys)()).right

describe('the right to mint moves to another key (D58)', () => {
  let shop: Shop
  /** Every token that has been sent to the chain. */
  let sent: bigint[]
  beforeEach(async () => {
    shop = await openShop()
    stops.push(shop.close)
    sent = []
  })

  function watched(keys: keyof typeof KEYS): Connect {
    return async () => {
      const { ledger, ...rest } = await connecting(keys)()
      const mint: Ledger['mint'] = async (list) => {
        const hash = await ledger.mint(list)
        sent.push(...list.map(({ id }) => id))
        return hash
      }
      return { ledger: { ...ledger, mint }, ...rest }
    }
  }
  function minterOf(keys: keyof typeof KEYS) {
    const leadership = createLeadership(shop.db, 'minting')
    stops.push(leadership.release)
    return createMinter(shop.backend, watched(keys), leadership)
  }
  async function sell() {
    const fan = await shop.member()
    const { orderId } = await shop.reserve(fan, 1)
    await shop.callback({ orderId, amount: 1000 })
    await shop.open(fan, orderId)
  }
  const killMinting = () => shop.db.execute(sql`update leases set until = 0, holder = 'nobody'`)
  async function ask() {
    shop.backend.readRight = rightOf('moving')
    const [from, to] = [addressOf(OLD), addressOf(NEW)]
    return transferRight(shop.backend, 'han-doyun', { from, to, reason: '키를 바꿔요' })
  }
  const state = async () => (await rightOf('moving')())?.state()
  const minted = async () => (await shop.db.select().from(tokens)).map(tokenIdOf)
  /** Each card has one token, and each token was sent once. */
  async function expectAllOnce(count: number) {
    const ids = await minted()
    expect(ids).toHaveLength(count)
    expect(sent.toSorted()).toEqual(ids.toSorted())
    expect(new Set(sent).size).toBe(count)
    const { ledger } = await connecting('after')()
    expect(await ledger.ownersOf(ids)).not.toContain(undefined)
  }

  it('between two batches: what is queued is minted once, by the new key', async () => {
    await sell()
    expect(await minterOf('before').work()).toBe(1)
    await killMinting()
    await sell()
    expect(await state()).toMatchObject({ owner: addressOf(OLD), refusal: 'feeless' })
    await expect(ask()).rejects.toMatchObject({ code: 'LEDGER_REFUSED' })
    await fund(rpcUrl, NEW)
    expect(await ask()).toMatchObject({ moving: true, waiting: 1 })
    expect(await ask()).toMatchObject({ moving: true })
    expect(await shop.db.$count(outbox, sql`kind = 'transfer'`)).toBe(1)
    expect(await minterOf('moving').work()).toBe(1)
    expect(await state()).toMatchObject({ owner: addressOf(NEW), refusal: 'same' })
    await expect(ask()).rejects.toMatchObject({ code: 'LEDGER_CHANGED' })
    await killMinting()
    await sell()
    expect(await minterOf('after').work()).toBe(1)
    await expectAllOnce(9)
    expect(await actionsOf(shop.backend, (await state())?.contract ?? '')).toMatchObject([
      { action: 'ledger-transfer', name: 'han-doyun', detail: expect.stringContaining('키를 바꿔요') },
    ])
  })

  it('a process that is killed after sending it leaves it done, and another one goes on', async () => {
    await sell()
    await minterOf('before').work()
    await killMinting()
    await fund(rpcUrl, NEW)
    await ask()
    await sell()
    shop.onFailpoint((place) => {
      if (place === 'ledger/transferred') throw new Error('killed')
    })
    expect(await minterOf('moving').work()).toBe(0)
    expect(await state()).toMatchObject({ owner: addressOf(NEW) })
    shop.onFailpoint(() => {})
    await killMinting()
    expect(await minterOf('moving').work()).toBe(1)
    expect(await shop.db.$count(outbox, sql`kind = 'transfer' and done_at is null`)).toBe(0)
    await expectAllOnce(6)
  })

  it('a process with the old key alone mints no more, and lets another one lead', async () => {
    await sell()
    const old = minterOf('before')
    await old.work()
    await fund(rpcUrl, NEW)
    await ask()
    // It leads, and does not have the key to which the right moves.
    await sell()
    expect(await old.work()).toBe(0)
    expect(shop.errors.join()).toContain('moves to a key that is not set')
    expect(await minterOf('moving').work()).toBe(1)
    await killMinting()
    await sell()
    shop.errors.length = 0
    expect(await minterOf('before').work()).toBe(0)
    expect(shop.errors.join()).toContain('whose key is not set')
    // No lease keeps the others out.
    expect(await minterOf('after').work()).toBe(1)
    await expectAllOnce(9)
  })

  it('is refused without the key of the owner, and before a contract exists', async () => {
    shop.backend.readRight = async () => {
      const write = () => Promise.reject(new Error('no contract'))
      const options = { rpcUrl, ...KEYS.after, baseUri: '', memory: { ...memory, write }, forgetful: false }
      return (await connectEvm(options)).right
    }
    const [from, to] = [addressOf(OLD), addressOf(NEW)]
    const asked = () => transferRight(shop.backend, 'a', { from, to, reason: 'x' })
    await expect(asked()).rejects.toMatchObject({ code: 'LEDGER_AWAY' })
    await minterOf('before').work()
    await fund(rpcUrl, NEW)
    expect(await (await rightOf('after')())?.state()).toMatchObject({ refusal: 'keyless' })
    await expect(asked()).rejects.toMatchObject({ code: 'LEDGER_REFUSED' })
    delete shop.backend.readRight
    await expect(asked()).rejects.toMatchObject({ code: 'LEDGER_NONE' })
  })
})

describe('fandeck ledger', () => {
  let shop: RunningShop
  beforeEach(async () => {
    shop = await openRunningShop()
    stops.push(shop.close)
  })

  it('shows both accounts, and moves the right for an owner who confirms', async () => {
    const { backend } = shop.backend
    expect((await shop.fandeck('ledger', 'show')).errors).toContain('LEDGER_NONE')
    await connecting('before')()
    await fund(rpcUrl, NEW)
    backend.readRight = rightOf('moving')
    const { out } = await shop.fandeck('ledger', 'show')
    expect(out).toContain(`from      ${addressOf(OLD)}  LEDGER_PRIVATE_KEY_PREVIOUS\n`)
    expect(out).toContain(`to        ${addressOf(NEW)}  LEDGER_PRIVATE_KEY\n`)
    const move = ['ledger', 'transfer', '--reason', '키를 바꿔요', '--yes']
    expect((await shop.fandeck(...move)).errors).toContain('TOKEN_ROLE')
    const { token } = await createToken(backend, { name: 'owner', role: 'owner', days: 1 })
    const unsure = await shop.fandeckWith(token, 'ledger', 'transfer')
    expect(unsure).toMatchObject({ code: 1, errors: expect.stringContaining('Nothing is changed yet') })
    expect(await backend.db.$count(outbox)).toBe(0)
    expect(await shop.fandeckWith(token, ...move)).toMatchObject({ code: 0, errors: '' })
    expect((await shop.fandeck('ledger', 'show')).out).toContain('moves after the mints')
    const leadership = createLeadership(backend.db, 'minting')
    stops.push(leadership.release)
    await createMinter(backend, connecting('moving'), leadership).work()
    const after = await shop.fandeckWith(token, ...move)
    expect(after).toMatchObject({ code: 1, errors: expect.stringContaining('may mint already') })
  })
})
