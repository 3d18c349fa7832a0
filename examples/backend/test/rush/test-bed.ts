import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { payApp } from '../../src/app.ts'
import type { Backend } from '../../src/context.ts'
import { openDataFolder } from '../../src/data-folder.ts'
import { openDb } from '../../src/db/open.ts'
import { deliverDue } from '../../src/demo/payment/gateway.delivery.ts'
import { embeddedChain } from '../../src/ledger/anvil.ts'
import { connectEvm } from '../../src/ledger/evm.ts'
import { fund } from '../../src/ledger/open.ts'
import { loadDemo } from '../../src/load-demo.ts'
import { startJobs } from '../../src/outbox/worker.ts'
import { readSetting } from '../../src/settings/store.ts'
import { addMembers } from '../members.ts'
import { DURABLE, freePort, startPostgres } from '../postgres.ts'
import { shopProcess } from './processes.ts'

const SECRET = randomBytes(32).toString('hex')
const MINTER = `0x${'22'.repeat(32)}` as const

/**
 * Everything that a sale needs, as real processes: PostgreSQL, two backends, a chain; and the payment company in
 * this process, which survives the kills of the others.
 */
export async function startTestBed() {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-soak-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const postgres = await startPostgres(DURABLE)
    undo.push(postgres.stop)
    const admin = new pg.Client({ connectionString: `${postgres.url}/postgres` })
    await admin.connect()
    await admin.query('create database shop')
    await admin.end()
    const databaseUrl = `${postgres.url}/shop`
    const chain = embeddedChain(join(folder, 'chain.json'))
    if (!chain) throw new Error('npm has brought no anvil for this platform')
    undo.push(chain.close)
    const rpcUrl = await chain.url()
    await fund(rpcUrl, MINTER)

    const { secrets } = openDataFolder(join(folder, 'gateway'), false, SECRET)
    const pay = 'http://pay.localhost'
    const complaints: string[] = []
    const env = {
      DATABASE_URL: databaseUrl,
      SECRET,
      FANDECK_MODE: 'demo',
      SITE_ORIGIN: 'https://site.example',
      PAY_ORIGIN: pay,
      LEDGER_RPC_URL: rpcUrl,
      LEDGER_PRIVATE_KEY: MINTER,
    }
    const processes = []
    for (const name of ['one', 'other']) {
      const one = shopProcess(await freePort(), { ...env, DATA_DIR: join(folder, name) }, (text) =>
        complaints.push(text),
      )
      processes.push(one)
      undo.push(one.stop)
      // The first process migrates and seeds.
      await one.ready()
    }
    const origins = processes.map(({ origin }) => origin)

    const opened = await openDb(databaseUrl)
    undo.push(opened.close)
    const backend: Backend = {
      db: opened.db,
      // The sandbox of the payment company.
      demo: await loadDemo(),
      now: Date.now,
      failpoint: async () => {},
      log: { info() {}, error: (event, error) => complaints.push(`${event} ${String(error)}`) },
      config: {
        databaseUrl,
        secrets,
        mode: 'demo',
        oauth: {},
        allowedOrigins: [],
        origins: { site: 'https://site.example', api: 'http://shop', pay, oauth: pay, wallet: pay },
      },
    }
    /** The company sends to any backend that responds. */
    const send: typeof fetch = async (input, init) => {
      const path = new URL(String(input)).pathname
      const [first, second] = Math.random() < 0.5 ? origins : origins.toReversed()
      return fetch(`${first}${path}`, init).catch(() => fetch(`${second}${path}`, init))
    }
    undo.push(startJobs(backend, [() => deliverDue(backend, send)], 300))

    return {
      postgres,
      processes,
      origins,
      backend,
      complaints,
      gateway: payApp(backend, send),
      close,
      /** Creates members with valid tokens. */
      members: (count: number) => addMembers(backend, count),
      ledger: async () => {
        const read = () => readSetting(backend.db, 'ledger_contract')
        const memory = { read, write: () => Promise.reject(new Error('no contract was deployed')) }
        return (await connectEvm({ rpcUrl, privateKey: MINTER, baseUri: '', memory, forgetful: false }))
          .ledger
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
export type TestBed = Awaited<ReturnType<typeof startTestBed>>
