import type { Client } from 'pg'

/** The advisory locks that the processes on one database share. */
export const LOCKS = { migrations: 7001, minting: 7002, nickname: 7003 } as const

/** The right to do work that one process at a time does. */
export interface Leadership {
  /** Whether this process leads; acquires the lock when it is free. Throws when the database does not answer. */
  acquire(): Promise<boolean>
  /** Lets another process lead at once. */
  release(): Promise<void>
}

/** Detects a lost machine after half a minute; an ended process is detected at once. */
const KEEPALIVE = '-c tcp_keepalives_idle=10 -c tcp_keepalives_interval=5 -c tcp_keepalives_count=4'
const ANSWER_MS = 5000

/**
 * Leadership by an advisory lock of PostgreSQL on a connection of its own, so that the lock ends with the process, however
 * the process ends. PGlite has one process, which always leads.
 */
export function createLeadership(databaseUrl: string, lock: number): Leadership {
  if (!databaseUrl.startsWith('postgres')) return { acquire: async () => true, release: async () => {} }
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
    // The next query fails; without a listener the event would end the process.
    fresh.on('error', () => {})
    connection = fresh
    await fresh.connect()
    return fresh
  }

  return {
    async acquire() {
      try {
        const client = await connected()
        // The lock counts acquisitions, so it is acquired once; the query checks that the connection still stands.
        const question = mine ? 'select true as mine' : `select pg_try_advisory_lock(${lock}) as mine`
        mine = (await client.query<{ mine: boolean }>(question)).rows[0]?.mine === true
        return mine
      } catch (error) {
        await drop()
        throw error
      }
    },
    release: drop,
  }
}
