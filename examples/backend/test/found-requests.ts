// The requests that the tests of every endpoint send to a domain, from the domain's own `requests.test-helper.ts`.
import type { Rows } from './one-effect/row.ts'

interface Requests {
  bodies?: Readonly<Record<string, Record<string, unknown>>>
  rows?: Rows
}

const found = Object.values(import.meta.glob<Requests>('../src/*/requests.test-helper.ts', { eager: true }))

/** Valid bodies by path. */
export const foundBodies: Readonly<Record<string, Record<string, unknown>>> = Object.assign(
  {},
  ...found.map(({ bodies }) => bodies),
)

/** Requests of endpoints that write, by method and path. */
export const foundRows: Rows = Object.assign({}, ...found.map(({ rows }) => rows))
