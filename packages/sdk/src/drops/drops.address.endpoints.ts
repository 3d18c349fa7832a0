import { endpoint } from '../http/endpoint.ts'
import { nothing } from '../http/wire.ts'
import { SavedDeliveryReply } from './drops.address.schema.ts'
import { dropErrors } from './drops.errors.ts'
import { DeliveryBody } from './drops.schema.ts'

const saved = { base: 'main', path: '/mypage/delivery', auth: 'member', errors: dropErrors } as const

/** Returns the delivery address that the member has saved (D22). */
export const getSavedDeliveryEndpoint = endpoint({ ...saved, method: 'GET', reply: SavedDeliveryReply })

/** Saves the delivery address for later orders, in place of the one before (D22). */
export const saveDeliveryEndpoint = endpoint({
  ...saved,
  method: 'POST',
  body: DeliveryBody,
  reply: nothing,
})

/** Deletes the saved delivery address; without one, nothing happens (D22). */
export const deleteSavedDeliveryEndpoint = endpoint({ ...saved, method: 'DELETE', reply: nothing })
