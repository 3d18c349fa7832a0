import { hash } from 'node:crypto'
import { type DropDifference, type DropFile, momentText } from '@fandeck/sdk/shop'
import type { Minting } from '../drops/store.ts'
import { saleColumns } from '../shop-files/kinds/drops.ts'

const FIELDS = [
  'state',
  'pauseNotice',
  'endsAt',
  'packs',
  'price',
  'maxPerOrder',
  'maxPerMember',
  'fansPerSecond',
] as const

/** What operators change of a drop while it runs, by the names of its file. */
export type SaleSettings = Omit<Pick<DropFile, (typeof FIELDS)[number]>, 'state'> & {
  /** A draft has no row. */
  state: Exclude<DropFile['state'], 'draft'>
}

/** Returns the settings by which a drop sells now; the state of its file only tells apart what its row does not. */
export const settingsOf = (
  row: Minting,
  passRate: number | null | undefined,
  file: DropFile | undefined,
): SaleSettings => ({
  state: row.paused ? 'paused' : !row.enabled ? 'ended' : file?.state === 'scheduled' ? 'scheduled' : 'open',
  pauseNotice: row.pauseNotice ?? undefined,
  endsAt: momentText(row.endAt),
  packs: row.totalPacks,
  price: row.paid ? row.paymentAmount : 0,
  maxPerOrder: row.maxPerOrder,
  maxPerMember: row.maxPerMember,
  fansPerSecond: passRate ?? undefined,
})

/** Returns the fields that differ. */
export const differencesOf = (before: SaleSettings, after: SaleSettings): DropDifference[] =>
  FIELDS.filter((field) => before[field] !== after[field]).map((field) => ({
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
  }))

/** Returns the columns of the row that differ, so that a step writes nothing else. */
export function changedColumns(before: SaleSettings, after: SaleSettings): Partial<Minting> {
  const old = new Map<string, unknown>(Object.entries(saleColumns(before)))
  return Object.fromEntries(Object.entries(saleColumns(after)).filter(([key, one]) => old.get(key) !== one))
}

/** Returns a file with the fields that differ. */
export function patchedFile(file: DropFile, changes: readonly DropDifference[]): object {
  const patched = new Map<string, unknown>(Object.entries(file))
  for (const { field, after } of changes)
    if (after === null) patched.delete(field)
    else patched.set(field, after)
  return Object.fromEntries(patched)
}

/** Names the state of a drop that an operator has seen; every later step makes another one. */
export const versionOf = (settings: SaleSettings, lastAction: number): string =>
  hash('sha256', JSON.stringify([settings, lastAction]), 'base64url').slice(0, 16)
