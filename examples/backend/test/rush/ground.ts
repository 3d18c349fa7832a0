import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openDataFolder } from '../../src/data-folder.ts'
import type { Db } from '../../src/db/open.ts'
import { embeddedChain } from '../../src/ledger/anvil.ts'
import { connectEvm } from '../../src/ledger/evm.ts'
import { fund } from '../../src/ledger/open.ts'
import { readSetting } from '../../src/settings/store.ts'
import { DURABLE, startPostgres } from '../postgres.ts'

const MINTER = `0x${'22'.repeat(32)}` as const

/** Creates a database on a server; returns its URL. */
export async function createDatabase(server: string, name: string): Promise<string> {
  const admin = new pg.Client({ connectionString: `${server}/postgres` })
  await admin.connect()
  await admin.query(`create database ${name}`)
  await admin.end()
  return `${server}/${name}`
}

/** What real backends stand on: a folder, a chain and the secret of a shop. */
export async function prepareGround() {
  const secret = randomBytes(32).toString('hex')
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-soak-'))
  const undo: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  const close = async () => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const chain = embeddedChain(join(folder, 'chain.json'))
    if (!chain) throw new Error('npm has brought no anvil for this platform')
    undo.push(chain.close)
    const rpcUrl = await chain.url()
    await fund(rpcUrl, MINTER)
    const { secrets } = openDataFolder(join(folder, 'gateway'), false, secret)
    return {
      folder,
      secrets,
      undo,
      close,
      /** The variables of a backend of this shop. */
      env: {
        SECRET: secret,
        SITE_ORIGIN: 'https://site.example',
        LEDGER_RPC_URL: rpcUrl,
        LEDGER_PRIVATE_KEY: MINTER,
      },
      /** The chain, by the contract that a backend of this database has deployed. */
      async ledgerOf(db: Db) {
        const memory = {
          read: () => readSetting(db, 'ledger_contract'),
          write: () => Promise.reject(new Error('no contract was deployed')),
        }
        const options = { rpcUrl, privateKey: MINTER, baseUri: '', memory, forgetful: false }
        return (await connectEvm(options)).ledger
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}
export type Ground = Awaited<ReturnType<typeof prepareGround>>

/** Adds a PostgreSQL whose commits wait for the disk, with a database for the shop. */
export async function addPostgres({ undo }: Ground) {
  const postgres = await startPostgres(DURABLE)
  undo.push(postgres.stop)
  return { postgres, databaseUrl: await createDatabase(postgres.url, 'shop') }
}
