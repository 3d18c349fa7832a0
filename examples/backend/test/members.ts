import { randomUUID } from 'node:crypto'
import { users } from '../src/auth/tables.ts'
import { signAccessToken, type User } from '../src/auth/tokens.ts'
import type { Backend } from '../src/context.ts'

/** The maximum of rows per statement, below PostgreSQL's limit of parameters. */
const BATCH = 500

/** A new member with a phone account, level K102. */
export const memberRow = (fields: Partial<User> = {}) => {
  const id = randomUUID()
  return {
    id,
    memberId: `fan-${id}`,
    loginType: 'phone' as const,
    level: 'K102' as const,
    nickname: '하늘',
    createdAt: Date.now(),
    ...fields,
  }
}

/** Inserts members; returns their rows. */
export async function insertMembers(backend: Backend, count: number, fields: Partial<User> = {}) {
  const rows = Array.from({ length: count }, () => memberRow(fields))
  for (let from = 0; from < count; from += BATCH) {
    await backend.db.insert(users).values(rows.slice(from, from + BATCH))
  }
  return rows
}

/** Inserts members; returns their ids and access tokens. */
export async function addMembers(
  backend: Backend,
  count: number,
  fields: Partial<User> = {},
): Promise<{ id: string; token: string }[]> {
  const rows = await insertMembers(backend, count, fields)
  return Promise.all(
    rows.map(async (user) => ({ id: user.id, token: (await signAccessToken(backend, user)).accessToken })),
  )
}

/** Inserts one member; returns the id and the headers with its access token. */
export async function addMember(backend: Backend, fields: Partial<User> = {}) {
  const row = memberRow(fields)
  await backend.db.insert(users).values(row)
  const { accessToken } = await signAccessToken(backend, row)
  return { id: row.id, headers: { authorization: `Bearer ${accessToken}` } }
}
