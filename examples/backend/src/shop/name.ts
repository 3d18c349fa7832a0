import type { Tx } from '../db/open.ts'
import { shop } from './tables.ts'

/** Returns the name of the shop; `undefined` until it has been described. */
export async function shopName(tx: Tx): Promise<string | undefined> {
  const [row] = await tx.select({ name: shop.name }).from(shop)
  return row?.name
}

/** Returns the letters of the shop's logo; none until it has been described. */
export async function wordmarkOf(tx: Tx): Promise<string> {
  const [row] = await tx.select({ name: shop.name, brand: shop.brand }).from(shop)
  return row?.brand.wordmark ?? row?.name ?? ''
}

/** Puts the name of the shop in front of a message, in brackets. */
export async function namedMessage(tx: Tx, text: string): Promise<string> {
  const name = await shopName(tx)
  return name === undefined ? text : `[${name}] ${text}`
}
