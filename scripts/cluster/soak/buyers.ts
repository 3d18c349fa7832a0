// Buyers of a cluster: each buys once through HAProxy, pays and opens, however often its requests fail.
import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { signAccessToken } from '../../../examples/backend/src/auth/tokens.ts'
import type { Backend } from '../../../examples/backend/src/context.ts'
import { openDataFolder } from '../../../examples/backend/src/data-folder.ts'
import { openPool } from '../../../examples/backend/src/db/open.ts'
import { connectEvm } from '../../../examples/backend/src/ledger/evm.ts'
import { readSetting } from '../../../examples/backend/src/settings/store.ts'
import { insertMembers } from '../../../examples/backend/test/members.ts'
import { type AuditSums, addAudit, audit, CLEAN } from '../../../examples/backend/test/rush/audit.ts'
import { type Counter, each, pay, press } from '../../../examples/backend/test/rush/buyers.ts'
import { addDrop } from '../../../examples/backend/test/rush/drop.ts'
import { compareLedgers, type Ledgers } from '../../../examples/backend/test/rush/ledgers.ts'
import { until } from '../../until.ts'
import type { Cluster } from '../cluster.ts'
import { HOST } from '../database.ts'

/** Above every pack and card of the seed content. */
const FIRST_DROP = 500_000
/** The last buyers at the same time; the machine of a run has two cores. */
const AT_ONCE = 16

/** Buyers that arrive one after the other, whether the shop answers or not. */
export interface Crowd {
  /** Resolves to the time until the first reservation that begins after the call is acknowledged, ms. */
  nextSale(): Promise<number>
  /** Lets all others buy, waits for everyone, and compares the ledgers. */
  end(): Promise<Ledgers & AuditSums & { acknowledged: number; failed: Record<string, number> }>
  close(): Promise<void>
}

/** Starts buyers on drops with a pack for each of them. */
export async function startBuyers(
  cluster: Cluster,
  folder: string,
  { buyers, drops, everyMs }: { buyers: number; drops: number; everyMs: number },
): Promise<Crowd> {
  const { db, close } = await openPool(cluster.databaseUrl)
  const at = (port: number) => `http://${HOST}:${port}`
  const counter: Counter = {
    origins: [at(cluster.balanced.api)],
    gateway: {
      request: (path, init) =>
        fetch(at(cluster.balanced.pay) + path, { ...init, signal: AbortSignal.timeout(10_000) }),
    },
  }
  const { secrets } = openDataFolder(join(folder, 'buyers'), false, cluster.secret)
  const origins = { site: at(0), api: at(0), pay: at(0), oauth: at(0), wallet: at(0) }
  const backend: Backend = {
    db,
    now: Date.now,
    failpoint: async () => {},
    log: { info() {}, error() {} },
    config: {
      databaseUrl: cluster.databaseUrl,
      secrets,
      mode: 'demo',
      oauth: {},
      allowedOrigins: [],
      origins,
    },
  }
  const members = await insertMembers(backend, buyers)
  const dropIds = Array.from({ length: drops }, (_, index) => FIRST_DROP + index)
  for (const seq of dropIds)
    await addDrop(db, Date.now(), { seq, stock: Math.ceil(buyers / drops), maxPerMember: 1 })

  const acknowledged = new Map<string, number>()
  let waiting: { since: number; resolve(ms: number): void }[] = []
  let next = 0
  const failed: Record<string, number> = {}

  async function buy(token: string, dropId: number, n: number): Promise<void> {
    const began = performance.now()
    const reserved = await press(counter, token, randomUUID(), dropId, 1, n)
    if (reserved.orderId === undefined) throw new Error(reserved.code)
    const now = performance.now()
    const heard = waiting.filter(({ since }) => began >= since)
    waiting = waiting.filter(({ since }) => began < since)
    for (const { since, resolve } of heard) resolve(now - since)
    const { status, cards } = await pay(counter, token, reserved)
    if (status !== 'PAID') throw new Error(status)
    acknowledged.set(reserved.orderId, cards)
  }

  async function arrive(): Promise<void> {
    const n = next++
    const member = members[n]
    if (!member) return
    // A token is valid for 30 minutes, less than a long run.
    const { accessToken } = await signAccessToken(backend, member)
    await buy(accessToken, dropIds[n % dropIds.length] ?? FIRST_DROP, n).catch((error: unknown) => {
      const why = error instanceof Error ? error.message : 'unknown'
      failed[why] = (failed[why] ?? 0) + 1
    })
  }
  const arrived: Promise<void>[] = []
  const arriving = setInterval(() => arrived.push(arrive()), everyMs)

  async function audits(): Promise<AuditSums> {
    const sums: AuditSums = { sold: 0, ...CLEAN }
    for (const dropId of dropIds) addAudit(sums, await audit(db, dropId))
    return sums
  }

  return {
    nextSale: () =>
      new Promise((resolve) => {
        waiting.push({ since: performance.now(), resolve })
      }),
    async end() {
      clearInterval(arriving)
      await Promise.all(arrived)
      await each(members.slice(next), AT_ONCE, arrive)
      const memory = {
        read: () => readSetting(db, 'ledger_contract'),
        write: () => Promise.reject(new Error('no contract was deployed')),
      }
      const { ledger } = await until('the chain', () =>
        connectEvm({ ...cluster.chain, baseUri: '', memory, forgetful: false }),
      )
      const ledgers = await compareLedgers(db, ledger, dropIds, acknowledged)
      return { ...ledgers, ...(await audits()), acknowledged: acknowledged.size, failed }
    },
    async close() {
      clearInterval(arriving)
      await close()
    },
  }
}
