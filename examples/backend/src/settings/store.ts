import { eq } from 'drizzle-orm'
import type { Tx } from '../db/open.ts'
import { settings } from './tables.ts'

type Key =
  | 'clock_offset_ms'
  | 'seeded_at'
  | 'production_at'
  | 'written_at'
  | 'ledger_contract'
  | 'reconciled_at'
  | 'operator_passkeys'

/** A setting, or `undefined` when it was never written. */
export async function readSetting(tx: Tx, key: Key): Promise<string | undefined> {
  const [row] = await tx.select({ value: settings.value }).from(settings).where(eq(settings.key, key))
  return row?.value
}

export async function writeSetting(tx: Tx, key: Key, value: string): Promise<void> {
  await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoUpdate({ target: settings.key, set: { value } })
}

/** Writes a setting unless it is there; of several who try at once exactly one gets `true`. */
export async function claimSetting(tx: Tx, key: Key, value: string): Promise<boolean> {
  const written = await tx
    .insert(settings)
    .values({ key, value })
    .onConflictDoNothing()
    .returning({ key: settings.key })
  return written.length > 0
}
