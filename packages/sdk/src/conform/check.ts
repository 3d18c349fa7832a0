import type { Contracted } from './contract.ts'
import type { Exchange } from './exchange.ts'
import type { World } from './world.ts'

/** What differs from the contract. */
export interface Finding {
  /** Such as `data.minting_info.title`, `header Date` or `status`. */
  field: string
  found: string
  expected: string
}

/** Where a check reports what it has seen of an endpoint. */
export interface Reporter {
  /** Reports the findings; without one, the endpoint has passed. */
  judge(called: Contracted, findings: readonly Finding[]): void
  /** Reports why an endpoint was not checked. */
  skip(called: Contracted, reason: string): void
}

/** A check, found by the name of its file. Its constant has that name, too. */
export interface Check {
  name: string
  /** What it expects of a backend, in a sentence. */
  about: string
  /** Rows of the requirements and decisions beyond those of the endpoint. */
  rows?: readonly string[] | undefined
  /** Whether it waits for the end of the others, because it ends or replaces the session. */
  last?: true | undefined
  /** Judges one reply, called or recorded; `undefined` if it says nothing about such a reply. */
  reply?: ((exchange: Exchange, world: World) => readonly Finding[] | undefined) | undefined
  /** Calls the backend; the replies are judged by all checks with `reply`. */
  run?: ((world: World, report: Reporter) => Promise<void>) | undefined
}
