import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { whole } from '../http/wire.ts'
import { jsonOf } from '../kernel/json.ts'
import { Reservation } from './drops.orders.schema.ts'
import { PaymentMethod } from './drops.schema.ts'

const Memory = z.object({
  key: z.string(),
  /** Whose attempt it is: another member who signs in in this tab begins a new one. */
  member: z.optional(z.string()),
  count: whole,
  method: PaymentMethod,
  reservation: z.optional(Reservation),
  /** Set while the order lacks its delivery address, which is never stored. */
  deliveryDue: z.optional(z.boolean()),
})
/** The stored part of a purchase attempt. */
export type PurchaseMemory = z.output<typeof Memory>

/** Stores a purchase attempt in the tab's session storage, so that a reload never creates a second order. */
export function purchaseMemory({ platform, session }: Fandeck, dropId: number) {
  const name = `fandeck:purchase:${dropId}`
  const { sessionStorage: storage } = platform
  const memberId = () => session.getState().user?.memberId
  let current: PurchaseMemory | undefined

  function read(): PurchaseMemory | undefined {
    try {
      const text = storage.getItem(name)
      const found = text ? z.safeParse(Memory, JSON.parse(text)) : undefined
      if (!found?.success) return undefined
      const { member = memberId() } = found.data
      return memberId() === undefined || member === memberId() ? found.data : undefined
    } catch {
      return undefined
    }
  }

  function write(memory: PurchaseMemory): void {
    current = memory
    try {
      storage.setItem(name, jsonOf(z.encode(Memory, memory)))
    } catch (error) {
      platform.logger.warn('The purchase could not be stored.', error)
    }
  }

  current = read()
  return {
    read: () => current,
    /** Returns the key of the current attempt; the choices of an attempt in progress must not change its key. */
    begin(choice: Pick<PurchaseMemory, 'count' | 'method'> & Partial<Pick<PurchaseMemory, 'key'>>): string {
      const same = current?.count === choice.count && current.method === choice.method
      if (!current || !same) write({ key: platform.random.uuid(), member: memberId(), ...choice })
      return current?.key ?? ''
    },
    reserved: (reservation: Reservation, deliveryDue: boolean) =>
      current && write({ ...current, reservation, deliveryDue }),
    delivered: () => current && write({ ...current, deliveryDue: false }),
    clear(): void {
      current = undefined
      try {
        storage.removeItem(name)
      } catch (error) {
        platform.logger.warn('The purchase could not be removed.', error)
      }
    },
  }
}
