import { join } from 'node:path'
import { payApp } from '../../src/app.ts'
import type { Backend } from '../../src/context.ts'
import { openDb } from '../../src/db/open.ts'
import { deliverDue } from '../../src/demo/payment/gateway.delivery.ts'
import { loadDemo } from '../../src/load-demo.ts'
import { startJobs } from '../../src/outbox/worker.ts'
import { freePort } from '../free-ports.ts'
import { addMembers } from '../members.ts'
import { addPostgres, prepareGround } from './ground.ts'
import { shopProcess } from './processes.ts'

/**
 * Everything that a sale needs, as real processes: PostgreSQL, two backends, a chain; and the payment company in
 * this process, which survives the kills of the others.
 */
export async function startTestBed() {
  const ground = await prepareGround()
  const { folder, secrets, undo, close } = ground
  try {
    const { postgres, databaseUrl } = await addPostgres(ground)
    const pay = 'http://pay.localhost'
    const complaints: string[] = []
    const env = { ...ground.env, DATABASE_URL: databaseUrl, FANDECK_MODE: 'demo', PAY_ORIGIN: pay }
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
      ledger: () => ground.ledgerOf(backend.db),
    }
  } catch (error) {
    await close()
    throw error
  }
}
export type TestBed = Awaited<ReturnType<typeof startTestBed>>
