// Written by `pnpm indexes`.
import type { Check } from '../check.ts'
import { cancelling } from '../checks/cancelling.check.ts'
import { claimTwice } from '../checks/claim-twice.check.ts'
import { crossOrigin } from '../checks/cross-origin.check.ts'
import { date } from '../checks/date.check.ts'
import { emptyBody } from '../checks/empty-body.check.ts'
import { favourite } from '../checks/favourite.check.ts'
import { formation } from '../checks/formation.check.ts'
import { mission } from '../checks/mission.check.ts'
import { opening } from '../checks/opening.check.ts'
import { otherMember } from '../checks/other-member.check.ts'
import { packNames } from '../checks/pack-names.check.ts'
import { pages } from '../checks/pages.check.ts'
import { photograph } from '../checks/photograph.check.ts'
import { privateReply } from '../checks/private-reply.check.ts'
import { qrKey } from '../checks/qr-key.check.ts'
import { reads } from '../checks/reads.check.ts'
import { refresh } from '../checks/refresh.check.ts'
import { reservation } from '../checks/reservation.check.ts'
import { returning } from '../checks/returning.check.ts'
import { saleTime } from '../checks/sale-time.check.ts'
import { savedAddress } from '../checks/saved-address.check.ts'
import { sense } from '../checks/sense.check.ts'
import { sessionEnded } from '../checks/session-ended.check.ts'
import { shape } from '../checks/shape.check.ts'
import { status } from '../checks/status.check.ts'
import { stock } from '../checks/stock.check.ts'
import { unknownId } from '../checks/unknown-id.check.ts'
import { upgrade } from '../checks/upgrade.check.ts'
import { visitor } from '../checks/visitor.check.ts'
import { vote } from '../checks/vote.check.ts'

/** Every check, in the order of the names. */
export const checks: readonly Check[] = [
  cancelling,
  claimTwice,
  crossOrigin,
  date,
  emptyBody,
  favourite,
  formation,
  mission,
  opening,
  otherMember,
  packNames,
  pages,
  photograph,
  privateReply,
  qrKey,
  reads,
  refresh,
  reservation,
  returning,
  saleTime,
  savedAddress,
  sense,
  sessionEnded,
  shape,
  status,
  stock,
  unknownId,
  upgrade,
  visitor,
  vote,
]
