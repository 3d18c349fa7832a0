import {
  BenefitListReply,
  CheckBody,
  ClaimedCard,
  QrKey,
  ScanBody,
  ScanReply,
  StaffPasswordBody,
} from '@fandeck/sdk/wire'
import { type Context, Hono } from 'hono'
import { type MaybeMemberEnv, optionalMember, requireMember } from '../auth/middleware.ts'
import type { Backend } from '../context.ts'
import { body, done, IdempotencyKey, ok, parse, pathNumber } from '../reply.ts'
import { newQrKey, usableBenefits } from './benefits.ts'
import { type Claim, claimCode } from './codes.ts'
import { deskRoutes } from './desk.routes.ts'
import { claimDoors } from './doors.ts'
import { codeRefusals } from './problems.ts'
import { type ReaderSource, scanAndClaim, sharedReader } from './scan.ts'
import { completeByPassword } from './staff.ts'

type ClaimContext = Context<MaybeMemberEnv, '/:mintingId'>

function claimOf(c: ClaimContext): Claim {
  const userId = c.get('userId')
  if (userId === undefined) throw codeRefusals.loginRequired()
  const key = c.req.header('idempotency-key')
  return {
    userId,
    mintingId: pathNumber(c, 'mintingId'),
    key: key === undefined ? undefined : parse(IdempotencyKey, key),
  }
}

/** Benefits, their QR keys and passwords, and printed codes (S7.2–S7.6). */
export function claimsRoutes(backend: Backend, reader: ReaderSource = sharedReader) {
  const doors = claimDoors()
  return new Hono()
    .route('/', deskRoutes(backend))
    .get('/claim/usable/list', requireMember(backend), async (c) =>
      ok(c, BenefitListReply, await usableBenefits(backend, c.get('userId'))),
    )
    .get('/claim/qr/:idx', requireMember(backend), async (c) => {
      c.header('cache-control', 'no-store')
      return ok(c, QrKey, await newQrKey(backend, c.get('userId'), pathNumber(c, 'idx')))
    })
    .post('/claim/pwd/:idx', requireMember(backend), async (c) => {
      const { pwd } = await body(c, StaffPasswordBody)
      const [userId, idx] = [c.get('userId'), pathNumber(c, 'idx')]
      await doors.passwords.run(userId, () => completeByPassword(backend, userId, idx, pwd))
      return done(c)
    })
    .post('/card/ocr/:mintingId', optionalMember(backend), async (c) => {
      const claim = claimOf(c)
      // A picture that is refused here is not even taken in.
      const data = await doors.scans.run(claim.userId, async () => {
        const { image } = await body(c, ScanBody)
        return scanAndClaim(backend, reader, { ...claim, image })
      })
      return ok(c, ScanReply, { data })
    })
    .post('/card/:mintingId', optionalMember(backend), async (c) => {
      const claim = claimOf(c)
      const { checkData } = await body(c, CheckBody)
      return ok(c, ClaimedCard, await claimCode(backend, claim, checkData))
    })
}
