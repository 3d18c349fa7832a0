import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { OwnedCardListReply } from '@fandeck/sdk/wire'
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openShop, type Shop } from '../../test/shop.ts'
import { createLeadership, type Leadership } from '../db/leader.ts'
import { outbox } from '../outbox/tables.ts'
import { embeddedChain } from './anvil.ts'
import { connectEvm } from './evm.ts'
import type { Connect, Ledger } from './ledger.ts'
import { createMinter } from './minter.ts'
import { fund } from './open.ts'
import { queueBurn } from './store.ts'
import { tokens } from './tables.ts'
import { tokenIdOf } from './token-id.ts'

const KEY = `0x${'11'.repeat(32)}` as const

let folder: string
let shop: Shop
let stops: (() => Promise<void>)[]

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fandeck-chain-'))
  stops = []
  shop = await openShop()
})
afterEach(async () => {
  await Promise.all(stops.map((stop) => stop()))
  await shop.close()
  rmSync(folder, { recursive: true, force: true })
})

function openChain(file = 'chain.json') {
  const chain = embeddedChain(join(folder, file))
  if (!chain) throw new Error('npm has installed no anvil for this platform')
  stops.push(chain.close)
  return chain
}

/** The contract address that the backend has stored. */
function memory() {
  let text: string | undefined
  return {
    read: async () => text,
    async write(to: string) {
      text = to
    },
  }
}

function connecting(chain: { url(): Promise<string> }, contract = memory()): Connect {
  return async () => {
    const rpcUrl = await chain.url()
    await fund(rpcUrl, KEY)
    return connectEvm({ rpcUrl, privateKey: KEY, baseUri: 'x/', memory: contract, forgetful: true })
  }
}

/** Counts transactions, and can fail before or after sending. */
function watched(connect: Connect, fault: { before?: boolean; after?: boolean } = {}) {
  const sent: bigint[] = []
  const wrap = (ledger: Ledger): Ledger => ({
    ownersOf: ledger.ownersOf,
    burn: ledger.burn,
    async mint(list) {
      if (fault.before) throw new Error('not sent')
      const hash = await ledger.mint(list)
      sent.push(...list.map(({ id }) => id))
      if (fault.after) throw new Error('killed after sending')
      return hash
    },
  })
  const watching: Connect = async () => {
    const { ledger, younger } = await connect()
    return { ledger: wrap(ledger), younger }
  }
  return { connect: watching, sent, fault }
}

/** The minter of a process of its own. */
function minterOf(connect: Connect) {
  const leadership = createLeadership(shop.db, 'minting')
  stops.push(leadership.release)
  return createMinter(shop.backend, connect, leadership)
}

/** Ends the lease of the leader, which is as if it had been killed. */
const killMinting = () => shop.db.execute(sql`update leases set until = 0, holder = 'nobody'`)

async function sell(packs = 1) {
  const fan = await shop.member()
  const { orderId } = await shop.reserve(fan, packs)
  await shop.callback({ orderId, amount: 1000 * packs })
  await shop.open(fan, orderId)
  return { fan, orderId }
}

const waiting = () => shop.db.$count(outbox, eq(outbox.kind, 'mint'))
const done = async () => (await shop.db.select().from(outbox)).filter(({ doneAt }) => doneAt !== null).length
const known = async () => (await shop.db.select().from(tokens)).map(tokenIdOf)
const tokenIds = async (fan: Awaited<ReturnType<Shop['member']>>) => {
  const { data } = await shop.get('/card/metadata/1/my', fan)
  return z
    .decode(OwnedCardListReply, data as z.input<typeof OwnedCardListReply>)
    .cards.map((card) => card.tokenId)
}

describe('minting of sold cards (D58)', () => {
  it('mints each sold card once and shows its token on the member’s card', async () => {
    const { fan } = await sell(2)
    const chain = watched(connecting(openChain()))
    expect(await tokenIds(fan)).toEqual(Array(6).fill(null))
    expect(await minterOf(chain.connect).work()).toBe(1)
    const ids = await known()
    expect(ids).toHaveLength(6)
    expect((await tokenIds(fan)).toSorted()).toEqual(ids.map(String).toSorted())
    expect(await minterOf(chain.connect).work()).toBe(0)
    expect(chain.sent.toSorted()).toEqual(ids.toSorted())
    const { ledger } = await chain.connect()
    expect(new Set(await ledger.ownersOf(ids)).size).toBe(1)
    const metadata = await shop.api.request(`/token/${ids[0]}`)
    expect(await metadata.json()).toMatchObject({
      attributes: expect.arrayContaining([{ trait_type: 'edition', value: expect.any(Number) }]),
    })
  })

  it('burns tokens once, and ignores those that do not exist', async () => {
    const { ledger } = await connecting(openChain())()
    const owner = `0x${'22'.repeat(20)}` as const
    await ledger.mint([1n, 2n].map((id) => ({ id, to: owner })))
    await ledger.burn([1n, 3n])
    await ledger.burn([1n])
    expect(await ledger.ownersOf([1n, 2n, 3n])).toEqual([undefined, owner, undefined])
  })

  it('G6 finds on the chain what a killed process has sent, and does not send it again', async () => {
    await sell()
    const connect = connecting(openChain())
    const first = watched(connect, { after: true })
    expect(await minterOf(first.connect).work()).toBe(0)
    expect(first.sent).toHaveLength(3)
    expect(await known()).toEqual([])
    await killMinting()
    const second = watched(connect)
    expect(await minterOf(second.connect).work()).toBe(1)
    expect(second.sent).toEqual([])
    expect((await known()).toSorted()).toEqual(first.sent.toSorted())
  })

  it('a token that another owner already has is foreign, and an operator is called', async () => {
    const { fan, orderId } = await sell()
    const connect = connecting(openChain())
    const [card] = (await shop.open(fan, orderId)).cards
    if (!card) throw new Error('The pack is empty')
    // A restored database sells a copy again whose token an earlier buyer has.
    const other = `0x${'cd'.repeat(20)}` as const
    const { ledger } = await connect()
    await ledger.mint([{ id: tokenIdOf(card), to: other }])
    expect(await minterOf(connect).work()).toBe(1)
    const found = await shop.db.select({ state: tokens.state, owner: tokens.owner }).from(tokens)
    expect(found.filter(({ state }) => state === 'foreign')).toMatchObject([
      { owner: expect.stringMatching(new RegExp(other, 'i')) },
    ])
    expect(found.filter(({ state }) => state === 'minted')).toHaveLength(2)
    expect((await tokenIds(fan)).filter((id) => id === null)).toHaveLength(1)
    const [alarm] = await shop.db.select().from(outbox).where(eq(outbox.kind, 'alarm'))
    expect(alarm?.subject).toContain(`copy ${card.edition}, belongs to 0x`)
    await queueBurn(shop.db, 'upgrade', [card], shop.clock.now())
    await minterOf(connect).work()
    expect((await ledger.ownersOf([tokenIdOf(card)]))[0]?.toLowerCase()).toBe(other)
  })

  it('G6 control: a minter that does not read the chain sends cards twice', async () => {
    await sell()
    const connect = connecting(openChain())
    const first = watched(connect, { after: true })
    await minterOf(first.connect).work()
    await killMinting()
    const second = watched(connect)
    const blind: Connect = async () => {
      const { ledger, younger } = await second.connect()
      let asked = 0
      // The first call reads the chain before sending.
      return {
        ledger: {
          ...ledger,
          ownersOf: async (ids) => (asked++ === 0 ? ids.map(() => undefined) : ledger.ownersOf(ids)),
        },
        younger,
      }
    }
    await minterOf(blind).work()
    expect(second.sent.toSorted()).toEqual(first.sent.toSorted())
  })

  /** Lets a minter stand still before it sends, while another one takes over and mints. */
  async function afterStandstill(leadership: Leadership): Promise<bigint[]> {
    await sell()
    const [chain, contract] = [openChain(), memory()]
    const [one, other] = [watched(connecting(chain, contract)), watched(connecting(chain, contract))]
    let stood = false
    shop.onFailpoint(async (place) => {
      if (place !== 'ledger/send' || stood) return
      stood = true
      await killMinting()
      expect(await minterOf(other.connect).work()).toBe(1)
    })
    await createMinter(shop.backend, one.connect, leadership).work()
    return [...one.sent, ...other.sent]
  }

  it('G6 a minter that stood still while another one took over sends nothing', async () => {
    const leadership = createLeadership(shop.db, 'minting')
    stops.push(leadership.release)
    const sent = await afterStandstill(leadership)
    expect(sent).toHaveLength(3)
    expect(new Set(sent).size).toBe(3)
  })

  it('G6 control: a lease without fencing mints twice', async () => {
    const sent = await afterStandstill({
      acquire: async () => true,
      confirm: async () => {},
      release: async () => {},
    })
    expect(sent).toHaveLength(6)
    expect(new Set(sent).size).toBe(3)
  })

  it('continues to sell while the chain is down, and catches up', async () => {
    const down = { url: () => Promise.reject(new Error('no chain')) }
    const minter = minterOf(connecting(down))
    for (let n = 0; n < 5; n++) {
      await sell()
      expect(await minter.work()).toBe(0)
    }
    expect(await waiting()).toBe(5)
    expect(shop.errors).toEqual(['ledger.down: minting waits: no chain'])
    expect(await minterOf(connecting(openChain())).work()).toBe(0)
    await killMinting()
    expect(await minterOf(connecting(openChain('other.json'))).work()).toBe(5)
    expect(await done()).toBe(5)
    expect(await known()).toHaveLength(15)
  })

  it('lets one process mint at a time', async () => {
    await sell()
    const chain = openChain()
    const contract = memory()
    const one = watched(connecting(chain, contract))
    const other = watched(connecting(chain, contract))
    const minters = [one, other].map(({ connect }) => minterOf(connect))
    const counts = await Promise.all(minters.map((minter) => minter.work()))
    expect(counts.toSorted()).toEqual([0, 1])
    expect([...one.sent, ...other.sent]).toHaveLength(3)
  })

  it('continues with the chain of its file after a restart', async () => {
    await sell()
    const contract = memory()
    const before = openChain()
    await minterOf(connecting(before, contract)).work()
    await before.close()
    await sell()
    await killMinting()
    const after = watched(connecting(openChain(), contract))
    expect(await minterOf(after.connect).work()).toBe(1)
    expect(after.sent).toHaveLength(3)
    expect(await known()).toHaveLength(6)
  })

  it('mints the same tokens again on a chain that has lost them', async () => {
    await sell(2)
    const contract = memory()
    const lost = openChain()
    await minterOf(connecting(lost, contract)).work()
    const ids = await known()
    await lost.close()
    rmSync(join(folder, 'chain.json'), { force: true })
    await killMinting()
    const young = watched(connecting(openChain(), contract))
    await minterOf(young.connect).work()
    expect(young.sent.toSorted()).toEqual(ids.toSorted())
    const { ledger } = await young.connect()
    expect(await ledger.ownersOf(ids)).not.toContain(undefined)
  })

  it('moves an unreadable state file aside', async () => {
    writeFileSync(join(folder, 'chain.json'), '{"half": ')
    await sell()
    expect(await minterOf(connecting(openChain())).work()).toBe(1)
  })
})
