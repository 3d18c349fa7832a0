// Rows that a client writes to the leader directly, for the control of the replication.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import type { Cluster } from '../cluster.ts'

/** How long an acknowledgement is waited for, ms. */
const WAIT_MS = 3000

/** Places orders of a table of its own on the leader. */
export async function startOrders({ leaderUrl }: Pick<Cluster, 'leaderUrl'>) {
  const once = async <T>(work: (client: pg.Client) => Promise<T>): Promise<T> => {
    const client = new pg.Client({ connectionString: leaderUrl, connectionTimeoutMillis: WAIT_MS })
    client.on('error', () => {})
    await client.connect()
    try {
      return await work(client)
    } finally {
      // A commit that waits for a standby does not end.
      await Promise.race([client.end(), pause(WAIT_MS, undefined, { ref: false })])
    }
  }
  await once((client) => client.query('create table if not exists marks (key text primary key)'))
  return {
    /** Returns the keys whose commit is acknowledged in time. */
    async place(keys: readonly string[]): Promise<string[]> {
      const placed: string[] = []
      for (const key of keys)
        await once(async (client) => {
          const commit = client.query('insert into marks values ($1)', [key]).then(() => true)
          commit.catch(() => {})
          if (await Promise.race([commit, pause(WAIT_MS, false)])) placed.push(key)
        })
      return placed
    },
    /** Returns how many of the keys the leader has. */
    kept: (keys: readonly string[]): Promise<number> =>
      once(async (client) => {
        const { rowCount } = await client.query('select 1 from marks where key = any($1)', [keys])
        return rowCount ?? 0
      }),
    close: async () => {},
  }
}
