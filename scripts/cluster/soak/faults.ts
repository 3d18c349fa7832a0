// The faults of a cluster, each with its repair: what the supervisor of a machine would do.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import * as z from 'zod/mini'
import { until } from '../../until.ts'
import type { Cluster } from '../cluster.ts'
import { HOST, type Node } from '../database.ts'

export const FAULTS = ['primary', 'etcd', 'pgbouncer', 'backend', 'node', 'frozen'] as const
export type Fault = (typeof FAULTS)[number]

const Members = z.object({
  members: z.array(
    z.object({
      name: z.string(),
      role: z.string(),
      state: z.string(),
      // Absent while a node starts.
      timeline: z.optional(z.number()),
    }),
  ),
})
type Member = z.output<typeof Members>['members'][number]

/** Returns the nodes of PostgreSQL as Patroni sees them. */
export async function membersOf({ nodes }: Pick<Cluster, 'nodes'>): Promise<Member[]> {
  const views = nodes.map(async ({ rest }) => {
    const reply = await fetch(`http://${HOST}:${rest}/cluster`, { signal: AbortSignal.timeout(2000) })
    return z.parse(Members, await reply.json()).members
  })
  return Promise.any(views)
}

/** The states of a node that serves. */
const UP: ReadonlySet<string> = new Set(['running', 'streaming'])
const isUp = ({ state }: Member) => UP.has(state)

/** Waits for three nodes, one of which leads and one of which has every acknowledged write, and for all backends. */
export async function recovered(cluster: Cluster, synchronous = true): Promise<void> {
  await until(
    'a whole cluster',
    async () => {
      const members = await membersOf(cluster)
      const roles = members.map(({ role }) => role)
      // A former leader runs on its own timeline for a moment, until it rewinds.
      const [timeline, ...others] = new Set(members.map((member) => member.timeline))
      const agreed = timeline !== undefined && others.length === 0
      const whole = members.length === 3 && members.every(isUp) && agreed && roles.includes('leader')
      return whole && (!synchronous || roles.includes('sync_standby')) ? true : undefined
    },
    180_000,
  )
  for (const { ports } of cluster.backends) {
    const url = `http://${HOST}:${ports.api}/readyz`
    await until('every backend', async () => ((await fetch(url)).ok ? true : undefined), 120_000)
  }
}

/** Returns the node that leads. */
export const leaderOf = (cluster: Cluster): Promise<Node> =>
  until('a leader', async () => {
    const leader = (await membersOf(cluster)).find(({ role, state }) => role === 'leader' && UP.has(state))
    return cluster.nodes.find(({ name }) => name === leader?.name)
  })

const childrenOf = (pid: number): number[] => {
  const found = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  return found === '' ? [] : found.split(' ').map(Number)
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has ended by itself.
  }
}

/** Returns the main process of PostgreSQL of a node. */
const postmasterOf = ({ data }: Node): number =>
  Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Kills PostgreSQL and its supervisor, as a power cut does. */
export async function killNode(node: Node): Promise<void> {
  const postmaster = postmasterOf(node)
  await node.running.kill()
  const children = childrenOf(postmaster)
  signal(postmaster, 'SIGKILL')
  for (const pid of children) signal(pid, 'SIGKILL')
}

/** Returns the processes of a node: Patroni, PostgreSQL and everything that they have started. */
function processesOf(node: Node): number[] {
  const patroni = node.running.pid()
  const postmaster = postmasterOf(node)
  const below = (pid: number): number[] => [pid, ...childrenOf(pid).flatMap(below)]
  return [...new Set([...(patroni === undefined ? [] : below(patroni)), ...below(postmaster)])]
}

/** Stops or continues the processes that send the leader's log to its standbys. */
export function senders(node: Node, name: 'SIGSTOP' | 'SIGCONT'): void {
  for (const pid of childrenOf(postmasterOf(node))) {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8')
    if (command.includes('walsender')) signal(pid, name)
  }
}

/** Causes a fault; returns its repair. */
export async function cause(
  cluster: Cluster,
  fault: Fault,
  dice: { below(most: number): number },
): Promise<() => Promise<void>> {
  const restarted = (running: { restart(): void }, afterMs: number) => async () => {
    await pause(afterMs)
    running.restart()
  }
  switch (fault) {
    case 'primary': {
      const leader = await leaderOf(cluster)
      await killNode(leader)
      // Later than Patroni's `ttl`, so that another node must lead.
      return restarted(leader.running, 25_000)
    }
    case 'etcd': {
      const member = cluster.etcd[dice.below(cluster.etcd.length)]
      await member?.kill()
      return async () => {
        await pause(5000)
        member?.restart()
      }
    }
    case 'pgbouncer':
      await cluster.pgbouncer.kill()
      return restarted(cluster.pgbouncer, 1000)
    case 'backend': {
      const backend = cluster.backends[dice.below(cluster.backends.length)]
      await backend?.running.kill()
      return async () => backend?.running.restart()
    }
    case 'node': {
      const [member, node, backend] = [cluster.etcd[0], cluster.nodes[0], cluster.backends[0]]
      await Promise.all([member?.kill(), node && killNode(node), backend?.running.kill()])
      return async () => {
        await pause(25_000)
        for (const running of [member, node?.running, backend?.running]) running?.restart()
      }
    }
    case 'frozen': {
      const frozen = processesOf(await leaderOf(cluster))
      for (const pid of frozen) signal(pid, 'SIGSTOP')
      return async () => {
        // It comes back when another node leads.
        await pause(30_000)
        for (const pid of frozen) signal(pid, 'SIGCONT')
      }
    }
  }
}

/** Changes the cluster to asynchronous replication, for the control. */
export async function makeAsynchronous(cluster: Cluster): Promise<void> {
  const { rest } = await leaderOf(cluster)
  const reply = await fetch(`http://${HOST}:${rest}/config`, {
    method: 'PATCH',
    body: JSON.stringify({ synchronous_mode: false, maximum_lag_on_failover: 104_857_600 }),
  })
  if (!reply.ok) throw new Error(`Patroni refused: ${reply.status}`)
  await until('asynchronous replication', async () => {
    const members = await membersOf(cluster)
    return members.some(({ role }) => role === 'sync_standby') ? undefined : true
  })
}
