import { hkdfSync, randomBytes } from 'node:crypto'
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BackendConfig } from './config.ts'
import { takeLock } from './db/lock.ts'
import { requireRandom, SECRET_LENGTH } from './secret.ts'
import { StartProblem } from './start-problem.ts'

/** The folder of the secret, and of the database unless `DATABASE_URL` is set. */
export interface DataFolder {
  /** The path of the PGlite database. */
  database: string
  secrets: BackendConfig['secrets']
  /** Those before a change of the secret. */
  previousSecrets: BackendConfig['secrets'] | undefined
  /** The local chain: its state and its minting account. */
  chain: { stateFile: string; privateKey: `0x${string}` }
  /** Releases the lock of the folder. */
  release(): void
}

/** Derives one key per purpose. */
const keyFrom = (master: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', master, 'fandeck', purpose, 32)).toString('hex')

function secretsFrom(master: string): BackendConfig['secrets'] {
  const key = (purpose: string) => keyFrom(master, purpose)
  return {
    token: key('token'),
    auth: key('auth'),
    qr: key('qr'),
    payment: key('payment'),
    media: key('media'),
    codes: key('codes'),
  }
}

/** Returns the master secret of the folder; creates it at the first start, readable by its owner only. */
function masterOf(file: string): string {
  // Renamed into place, so that an interrupted start leaves no partial key.
  const made = `${file}.${process.pid}`
  try {
    writeFileSync(made, randomBytes(32).toString('hex'), { mode: 0o600, flush: true })
    linkSync(made, file)
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    rmSync(made, { force: true })
  }
  chmodSync(file, 0o600)
  const master = readFileSync(file, 'utf8').trim()
  if (master.length >= SECRET_LENGTH) return master
  throw new StartProblem(
    `The key in ${file} is damaged; restore it, or delete it, which signs everybody out and makes all printed codes invalid.`,
  )
}

/**
 * Opens the data folder, and locks it if it contains the database.
 *
 * @param given a shared secret of at least 32 characters, in place of that of the folder
 * @param previous the secret before, whose signatures are still accepted
 * @throws StartProblem
 */
export function openDataFolder(
  folder: string,
  exclusive: boolean,
  given?: string,
  previous?: string,
): DataFolder {
  if (given !== undefined) requireRandom(given)
  if (previous !== undefined) requireRandom(previous)
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
  } catch (error) {
    throw cannotBeUsed(folder, error)
  }
  const release = exclusive ? lockOf(folder) : () => {}
  try {
    const master = given ?? masterOf(join(folder, 'secret'))
    return {
      database: join(folder, 'database'),
      secrets: secretsFrom(master),
      previousSecrets: previous === undefined || previous === master ? undefined : secretsFrom(previous),
      chain: { stateFile: join(folder, 'chain.json'), privateKey: `0x${keyFrom(master, 'chain')}` },
      release,
    }
  } catch (error) {
    release()
    if (error instanceof StartProblem) throw error
    throw cannotBeUsed(folder, error)
  }
}

function lockOf(folder: string): () => void {
  try {
    return takeLock(join(folder, 'database.lock'))
  } catch (error) {
    if (error instanceof StartProblem) throw error
    throw cannotBeUsed(folder, error)
  }
}

const reason = (error: unknown) =>
  error instanceof Error && 'code' in error ? String(error.code) : 'unknown'

const cannotBeUsed = (folder: string, error: unknown) =>
  new StartProblem(
    `The data folder ${folder} cannot be used (${reason(error)}); make room and let this user write there, or set DATA_DIR to another.`,
  )
