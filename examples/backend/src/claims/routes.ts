import {
  BenefitListReply,
  CheckBody,
  ClaimedCard,
  QrKey,
  ScanBody,
  ScanReply,
  StaffPasswordBody,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { optionalMember, requireMember } from '../auth/middleware.ts'
import type { Backend } from '../context.ts'
import { body, done, ok, pathNumber } from '../reply.ts'
import { newQrKey, usableBenefits } from './benefits.ts'
import { claimCode } from './codes.ts'
import { deskRoutes } from './desk.routes.ts'
import { codeRefusals } from './problems.ts'
import { type ReaderSource, scanAndClaim, sharedReader } from './scan.ts'
import { completeByPassword } from './staff.ts'

function signedIn(userId: string | undefined): string {
  if (userId === undefined) throw codeRefusals.loginRequired()
  return userId
}

/** Benefits, their QR keys and passwords, and printed codes (S7.2–S7.6). */
export function claimsRoutes(backend: Backend, reader: ReaderSource = sharedReader) {
  return new Hono()
    .route('/', deskRoutes(backend))
    .get('/claim/usable/list', requireMember(backend), async (c) =>
      ok(c, BenefitListReply, await usableBenefits(backend, c.get('memberId'))),
    )
    .get('/claim/qr/:idx', requireMember(backend), async (c) => {
      c.header('cache-control', 'no-store')
      return ok(c, QrKey, await newQrKey(backend, c.get('memberId'), pathNumber(c, 'idx')))
    })
    .post('/claim/pwd/:idx', requireMember(backend), async (c) => {
      const { pwd } = await body(c, StaffPasswordBody)
      await completeByPassword(backend, c.get('memberId'), pathNumber(c, 'idx'), pwd)
      return done(c)
    })
    .post('/card/ocr/:mintingIdx', optionalMember(backend), async (c) => {
      const userId = signedIn(c.get('memberId'))
      const mintingIdx = pathNumber(c, 'mintingIdx')
      const { image } = await body(c, ScanBody)
      const data = await scanAndClaim(backend, reader, { userId, mintingIdx, image })
      return ok(c, ScanReply, { data })
    })
    .post('/card/:mintingIdx', optionalMember(backend), async (c) => {
      const userId = signedIn(c.get('memberId'))
      const { checkData } = await body(c, CheckBody)
      return ok(c, ClaimedCard, await claimCode(backend, userId, pathNumber(c, 'mintingIdx'), checkData))
    })
}
