// A shop in production, and what an operator sends it.
import { SHOP_PATHS, ShopExport, ShopPlan } from '@fandeck/sdk/shop'
import { expect } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { answerOf } from '../../test/shop.ts'
import type { Role } from '../roles.ts'
import { createToken } from './tokens.ts'

export let shop: TestBackend
export async function open(): Promise<void> {
  shop = await testBackend({ config: { mode: 'production' } })
}

export async function tokenOf(name = 'han-doyun', role: Role = 'shop'): Promise<string> {
  return (await createToken(shop.backend, { name, role, days: 1 })).token
}

export async function ask(path: string, body: unknown, token: string | undefined) {
  const headers: Record<string, string> = { 'content-type': 'application/json' }
  if (token !== undefined) headers.authorization = `Bearer ${token}`
  const init = body === undefined ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) }
  return answerOf(await shop.fetch(`http://api.localhost${path}`, init))
}

export const planOf = async (document: unknown, token: string) =>
  z.parse(ShopPlan, (await ask(SHOP_PATHS.plan, { document, pictures: {} }, token)).data)

export async function apply(
  document: unknown,
  token: string,
  more: { revision?: number; allow?: boolean } = {},
) {
  const { revision = (await planOf(document, token)).revision, allow = false } = more
  return ask(SHOP_PATHS.apply, { document, pictures: {}, revision, allow }, token)
}
export const exported = async (token: string) =>
  z.parse(ShopExport, (await ask(SHOP_PATHS.export, undefined, token)).data)

/** Expects that a shop is the same after an export and an apply on an empty database. */
export async function expectSameAfterExport(document: unknown): Promise<void> {
  await open()
  const token = await tokenOf()
  expect((await apply(document, token)).code).toBeUndefined()
  const { document: first } = await exported(token)
  for (const { startsAt } of Object.values(first.drops))
    expect(startsAt).toMatch(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}/)
  await shop.close()
  await open()
  const other = await tokenOf()
  expect((await apply(first, other)).code).toBeUndefined()
  expect((await exported(other)).document).toEqual(first)
}
