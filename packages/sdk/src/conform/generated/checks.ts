// Written by `pnpm indexes`.
import type { Check } from '../check.ts'
import { claimTwice } from '../checks/claim-twice.check.ts'
import { crossOrigin } from '../checks/cross-origin.check.ts'
import { date } from '../checks/date.check.ts'
import { emptyBody } from '../checks/empty-body.check.ts'
import { favourite } from '../checks/favourite.check.ts'
import { privateReply } from '../checks/private-reply.check.ts'
import { qrKey } from '../checks/qr-key.check.ts'
import { reads } from '../checks/reads.check.ts'
import { refresh } from '../checks/refresh.check.ts'
import { reservation } from '../checks/reservation.check.ts'
import { savedAddress } from '../checks/saved-address.check.ts'
import { sessionEnded } from '../checks/session-ended.check.ts'
import { shape } from '../checks/shape.check.ts'
import { status } from '../checks/status.check.ts'
import { unknownId } from '../checks/unknown-id.check.ts'
import { visitor } from '../checks/visitor.check.ts'

/** Every check, in the order of the names. */
export const checks: readonly Check[] = [
  claimTwice,
  crossOrigin,
  date,
  emptyBody,
  favourite,
  privateReply,
  qrKey,
  reads,
  refresh,
  reservation,
  savedAddress,
  sessionEnded,
  shape,
  status,
  unknownId,
  visitor,
]
