import { isDeliveryComplete } from '@fandeck/sdk'
import type { DeliveryBody } from '@fandeck/sdk/wire'
import { eq } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { lockUserById } from '../auth/store.ts'
import type { Backend } from '../context.ts'
import { transact } from '../db/transact.ts'
import { sessionInvalid } from '../problem.ts'
import { refusals } from './problems.ts'
import { savedDeliveries } from './tables.ts'

type Delivery = z.output<typeof DeliveryBody>

/** Returns the address that a member has saved. */
export async function savedDeliveryOf({ db }: Backend, userId: string): Promise<Delivery | null> {
  const rows = await db.select().from(savedDeliveries).where(eq(savedDeliveries.userId, userId))
  return rows[0]?.delivery ?? null
}

/**
 * Saves the address of a member in place of the one before.
 *
 * @throws Problem DELIVERY_INVALID; status "2009" for a member who has withdrawn meanwhile
 */
export async function saveDelivery(backend: Backend, userId: string, delivery: Delivery): Promise<void> {
  if (!isDeliveryComplete(delivery)) throw refusals.deliveryInvalid()
  const row = { delivery, savedAt: backend.now() }
  await transact(backend, async (tx) => {
    // A withdrawal erases the address under the same lock, so none is saved after it.
    if (!(await lockUserById(tx, userId))) throw sessionInvalid()
    await tx
      .insert(savedDeliveries)
      .values({ userId, ...row })
      .onConflictDoUpdate({ target: savedDeliveries.userId, set: row })
  })
}

/** Deletes the saved address of a member. */
export async function deleteSavedDelivery({ db }: Backend, userId: string): Promise<void> {
  await db.delete(savedDeliveries).where(eq(savedDeliveries.userId, userId))
}
