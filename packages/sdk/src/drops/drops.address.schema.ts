import * as z from 'zod/mini'
import { wireObject } from '../http/wire.ts'
import { DeliveryBody } from './drops.schema.ts'

/** GET /mypage/delivery: the address that the member has saved for later orders; `null` for none. */
export const SavedDeliveryReply = wireObject({ delivery: ['delivery', z.nullable(DeliveryBody)] })
