import type { Client } from 'pg'

/** Numbers of the locks that processes on one database know each other by. */
export const LOCKS = { migrations: 7001, minting: 7002 } as const

/** Work that one process at a time does. */
export interface Turn {
  /** Whether it is this process's turn; takes it when nobody has it. Throws when the database does not answer. */
  take(): Promise<boolean>
  /** Lets another process have it at once. */
  leave(): Promise<void>
}

/** A machine that vanishes without a word is noticed after half a minute, ended processes at once. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4'
const ANSWER_MS = 5000

/**
 * A turn by a lock of PostgreSQL that lives as long as a connection of its own, so that it ends with the process that
 * had it, however that died. PGlite has one process, whose turn it always is.
 */
export function createTurn(databaseUrl: string, lock: number): Turn {
  if (!databaseUrl.startsWith('postgres')) return { take: async () => true, leave: async () => {} }
  let connection: Client | undefined
  let mine = false

  async function drop(): Promise<void> {
    const lost = connection
    connection = undefined
    mine = false
    await lost?.end().catch(() => {})
  }

  async function connected(): Promise<Client> {
    if (connection) return connection
    const { default: pg } = await import('pg')
    const fresh = new pg.Client({
      connectionString: databaseUrl,
      options: KEEPALIVE,
      connectionTimeoutMillis: ANSWER_MS,
      query_timeout: ANSWER_MS,
    })
    // The next question notices; without a listener the process would die of it.
    fresh.on('error', () => {})
    connection = fresh
    await fresh.connect()
    return fresh
  }

  return {
    async take() {
      try {
        const client = await connected()
        // Once more would have to be given back once more; whether the connection still stands is asked each time.
        const question = mine ? 'select true as mine' : `select pg_try_advisory_lock(${lock}) as mine`
        mine = (await client.query<{ mine: boolean }>(question)).rows[0]?.mine === true
        return mine
      } catch (error) {
        await drop()
        throw error
      }
    },
    leave: drop,
  }
}
