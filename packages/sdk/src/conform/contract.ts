import type { Endpoint } from '../http/endpoint.ts'
import * as wire from '../wire/index.ts'
import { calls } from './generated/calls.ts'
import { type Profile, profileHas } from './profiles.ts'

/** An endpoint with the rows of the requirements behind it, and the tags and widgets that call it. */
export interface Contracted {
  /** The name of its constant. */
  name: string
  endpoint: Endpoint
  /** Such as `GET /minting/:dropId`. */
  route: string
  rows: readonly string[]
  users: readonly string[]
}

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'auth' in value && 'reply' in value && 'path' in value

const words = (text: string | undefined) => (text ?? '').split(' ').filter(Boolean)
const facts = new Map(
  calls
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [name = '', rows, users] = line.split(' | ')
      return [name, { rows: words(rows), users: words(users) }] as const
    }),
)

/** Every endpoint of the wire; one that decodes a part of another's reply is left out. */
export const contract: readonly Contracted[] = Object.entries<unknown>(wire).flatMap(([name, endpoint]) => {
  const fact = facts.get(name)
  return fact && isEndpoint(endpoint)
    ? [{ name, endpoint, route: `${endpoint.method} ${endpoint.path}`, ...fact }]
    : []
})

/** Returns the endpoint of the wire that a constant is. */
export function contracted(endpoint: Endpoint): Contracted {
  const found = contract.find((one) => one.endpoint === endpoint)
  if (!found) throw new Error(`${endpoint.method} ${endpoint.path} is not in the table of calls.`)
  return found
}

/** Returns the endpoints that a backend of a profile must serve. */
export const callsOf = (profile: Profile): readonly Contracted[] =>
  contract.filter(({ users }) => profileHas(profile, users))
