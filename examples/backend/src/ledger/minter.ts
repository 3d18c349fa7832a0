import type { Backend } from '../context.ts'
import type { Leadership } from '../db/leader.ts'
import { transact } from '../db/transact.ts'
import { raiseAlarm } from '../outbox/alarms.ts'
import { dueWork, workDone, workFailed } from '../outbox/store.ts'
import { inWork } from '../telemetry/spans.ts'
import { addressOf } from '../wallet/service.ts'
import {
  type Address,
  addressFrom,
  type Connect,
  KeylessError,
  type Ledger,
  type MintingRight,
} from './ledger.ts'
import {
  cardsOfOrders,
  copiesToBurn,
  forgetTokens,
  recordTokens,
  type TokenRow,
  tokensAfter,
} from './store.ts'
import { copyOf, tokenIdOf } from './token-id.ts'
import { isTransferTo } from './transfer.ts'

const ORDERS_AT_ONCE = 40
/** Three tokens each. */
const UPGRADES_AT_ONCE = 20
const TRANSFERS_AT_ONCE = 10
/** The maximum of tokens per transaction: about four million gas. */
const TOKENS_AT_ONCE = 60
/** The first and the longest delay after failures, ms; it doubles each time. */
const PAUSE_MS = { first: 1000, last: 30_000 }

/** Mints sold cards, and burns consumed ones. */
export interface Minter {
  /** Mints due orders until the signal aborts; never throws. Returns the number of finished orders. */
  work(ending?: AbortSignal): Promise<number>
  /** Releases the leadership. */
  release(): Promise<void>
}

type Card = Pick<TokenRow, 'cardId' | 'edition'> & { owner: Address }

/**
 * Mints the cards that the chain does not have yet. A token that exists under another owner than the card's is foreign:
 * minting does nothing for it.
 */
async function mintMissing(backend: Backend, ledger: Ledger, cards: readonly Card[]): Promise<TokenRow[]> {
  const rows: TokenRow[] = []
  for (let from = 0; from < cards.length; from += TOKENS_AT_ONCE) {
    const part = cards.slice(from, from + TOKENS_AT_ONCE)
    const ids = part.map(tokenIdOf)
    const owners = await ledger.ownersOf(ids)
    const missing = part.filter((_, at) => owners[at] === undefined)
    await backend.failpoint('ledger/send')
    const sent = missing.map((card) => ({ id: tokenIdOf(card), to: card.owner }))
    const hash = sent.length > 0 ? await ledger.mint(sent) : null
    await backend.failpoint('ledger/store')
    const minted = await ledger.ownersOf(ids)
    for (const [at, card] of part.entries()) {
      const owner = minted[at]
      if (owner === undefined) throw new Error('The chain has not minted a card')
      const txHash = missing.includes(card) ? hash : null
      const state = addressFrom(owner) === card.owner ? 'minted' : 'foreign'
      rows.push({ ...copyOf(tokenIdOf(card)), state, owner, txHash, mintedAt: backend.now() })
    }
  }
  return rows
}

const foreignToken = (row: TokenRow) =>
  `The token ${tokenIdOf(row)} of card ${row.cardId}, copy ${row.edition}, belongs to ${row.owner} and not to its buyer.`

/** Mints again what the chain has lost: the same cards, the same ids. */
async function mintAgain(backend: Backend, ledger: Ledger): Promise<void> {
  let after = { cardId: 0, edition: 0 }
  for (;;) {
    const page = await tokensAfter(backend.db, after, TOKENS_AT_ONCE)
    const last = page.at(-1)
    if (!last) return
    await mintMissing(
      backend,
      ledger,
      page.map((row) => ({ ...row, owner: addressFrom(row.owner) })),
    )
    after = last
  }
}

/**
 * Mints each sold card exactly once, after the sale: while the chain is down, sales continue and orders wait. Finds
 * tokens of a crashed process on the chain instead of sending them again (D58).
 */
export function createMinter(backend: Backend, connect: Connect, leadership: Leadership): Minter {
  let ledger: Ledger | undefined
  let right: MintingRight | undefined
  let failures = 0
  let pausedUntil = 0

  async function mustLead(): Promise<void> {
    if (!(await leadership.acquire())) throw new Error('Another process mints now')
  }

  /** Sends nothing for a process that has stood still while another one took over. */
  const guarded = ({ ownersOf, mint, burn }: Ledger): Ledger => ({
    ownersOf,
    mint: async (cards) => {
      await mustLead()
      return mint(cards)
    },
    burn: async (ids) => {
      await mustLead()
      return burn(ids)
    },
  })

  async function reached(): Promise<Ledger> {
    if (ledger) return ledger
    const connection = await connect()
    const chain = guarded(connection.ledger)
    if (connection.younger) await mintAgain(backend, chain)
    ledger = chain
    right = connection.right
    return chain
  }

  async function mintOrders(orderIds: readonly string[]): Promise<number> {
    const chain = await reached()
    const cards = await cardsOfOrders(backend.db, orderIds)
    const rows = await mintMissing(
      backend,
      chain,
      cards.map(({ user, ...card }) => ({ ...card, owner: addressFrom(addressOf(user)) })),
    )
    await transact(backend, async (tx) => {
      await leadership.confirm(tx)
      await recordTokens(tx, rows)
      await workDone(tx, 'mint', orderIds, backend.now())
      for (const row of rows) if (row.state === 'foreign') await raiseAlarm(tx, backend, foreignToken(row))
    })
    return orderIds.length
  }

  async function burn(subjects: readonly string[]): Promise<void> {
    const chain = await reached()
    const copies = await copiesToBurn(backend.db, subjects)
    const ids = copies.map(tokenIdOf)
    const owners = await chain.ownersOf(ids)
    const minted = ids.filter((_, at) => owners[at] !== undefined)
    if (minted.length > 0) await chain.burn(minted)
    await backend.failpoint('ledger/burned')
    await transact(backend, async (tx) => {
      await leadership.confirm(tx)
      await forgetTokens(tx, copies)
      await workDone(tx, 'burn', subjects, backend.now())
    })
  }

  /**
   * Burns the tokens of consumed copies; one that is not minted by now never will be (D28). A failure, such as that of
   * a contract that cannot burn, is retried later and does not keep sold cards waiting.
   */
  async function burnDue(): Promise<void> {
    const due = await dueWork(backend.db, 'burn', backend.now(), UPGRADES_AT_ONCE)
    if (due.length === 0) return
    try {
      await inWork('burn', { 'fandeck.work': due.length }, () => burn(due))
    } catch (error) {
      backend.log.error('ledger.burn', error)
      for (const subject of due) await workFailed(backend.db, 'burn', subject, backend.now())
    }
  }

  /**
   * Moves the right to mint between two batches, when nothing is under way: what is queued is then minted by the new key. A
   * process that has sent it and crashed finds on the chain that it is done.
   */
  async function transferDue(): Promise<void> {
    const due = await dueWork(backend.db, 'transfer', backend.now(), TRANSFERS_AT_ONCE)
    if (due.length === 0) return
    const state = await right?.state()
    const own = due.filter((subject) => isTransferTo(subject, state?.account))
    if (own.length < due.length) throw new KeylessError('The right to mint moves to a key that is not set')
    await mustLead()
    await right?.take()
    await backend.failpoint('ledger/transferred')
    await transact(backend, async (tx) => {
      await leadership.confirm(tx)
      await workDone(tx, 'transfer', due, backend.now())
    })
    backend.log.info('ledger.transferred', { to: state?.account ?? '' })
  }

  async function attempt(ending?: AbortSignal): Promise<number> {
    let done = 0
    for (;;) {
      if (ending?.aborted || !(await leadership.acquire())) return done
      // Reconnects immediately to detect a chain that was reset, even when nothing is sold.
      await reached()
      await transferDue()
      const due = await dueWork(backend.db, 'mint', backend.now(), ORDERS_AT_ONCE)
      if (due.length === 0) {
        // After the orders, so that no order that was read before the upgrade mints later.
        await burnDue()
        return done
      }
      done += await inWork('mint', { 'fandeck.work': due.length }, () => mintOrders(due))
    }
  }

  return {
    async work(ending) {
      if (performance.now() < pausedUntil) return 0
      try {
        const done = await attempt(ending)
        if (failures > 0) backend.log.info('ledger.back', { failures })
        failures = 0
        return done
      } catch (error) {
        ledger = undefined
        // Another process may have the key.
        if (error instanceof KeylessError) await leadership.release().catch(() => {})
        pausedUntil = performance.now() + Math.min(PAUSE_MS.last, PAUSE_MS.first * 2 ** failures)
        if (failures++ === 0) backend.log.error('ledger.down: minting waits', error)
        return 0
      }
    },
    release: leadership.release,
  }
}
