import {
  HandoverBody,
  HandoverReply,
  HandoverSessionBody,
  JoinBody,
  LoginBody,
  LoginReply,
  PhoneCodeBody,
  PhoneCodeReply,
  SessionRecord,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import * as z from 'zod/mini'
import type { Backend } from '../context.ts'
import { Problem, sessionInvalid } from '../problem.ts'
import { body, done, json, jsonBody, ok } from '../reply.ts'
import { endSession, rotate } from './families.ts'
import { handoverCode, handoverSession } from './handover.ts'
import { join } from './join.ts'
import { bearer, requireMember } from './middleware.ts'
import { sendPhoneCode } from './phone.ts'
import { authUser, login } from './service.ts'
import { visitorDoors } from './visitor.ts'

/** Codes, sign-up, sign-in, hand-over and renewal of the main API (D3, D46, S7.14, S7.15). */
export function authRoutes(backend: Backend) {
  const doors = visitorDoors(backend)
  return new Hono()
    .post('/auth/phone/code', async (c) => {
      const read = z.safeParse(PhoneCodeBody, await json(c))
      if (!read.success) throw new Problem(400, '휴대폰 번호를 다시 확인해 주세요.', 'BAD_PHONE')
      const visitor = doors.visitorOf(c)
      const sent = await doors.apply(visitor, () => sendPhoneCode(backend, read.data.phone, visitor))
      return ok(c, PhoneCodeReply, sent)
    })
    .post('/auth/login', async (c) => {
      const given = await jsonBody(c, LoginBody)
      const { member, token, deviceCookie } = await login(backend, given, doors.visitorOf(c))
      if (deviceCookie !== undefined) c.header('Set-Cookie', deviceCookie, { append: true })
      c.header('Cache-Control', 'no-store')
      return ok(c, LoginReply, { user: authUser(backend, member), token })
    })
    .post('/auth/join', async (c) => {
      const given = await jsonBody(c, JoinBody)
      const visitor = doors.visitorOf(c)
      await doors.apply(visitor, () => join(backend, given, visitor))
      return done(c)
    })
    .post('/auth/handover', requireMember(backend), async (c) => {
      const target = await body(c, HandoverBody)
      c.header('Cache-Control', 'no-store')
      return ok(c, HandoverReply, { code: await handoverCode(backend, c.var, target) })
    })
    .post('/auth/handover/session', async (c) => {
      const given = await jsonBody(c, HandoverSessionBody)
      c.header('Cache-Control', 'no-store')
      const session = await handoverSession(backend, { ...given, origin: c.req.header('origin') })
      return ok(c, SessionRecord, session)
    })
    .delete('/auth/refresh_token', async (c) => {
      const token = bearer(c)
      if (token) await endSession(backend, token)
      return done(c)
    })
    .get('/auth/refresh_token', async (c) => {
      c.header('Cache-Control', 'no-store')
      c.header('Vary', 'Origin, Authorization')
      const token = bearer(c)
      if (!token) throw sessionInvalid()
      return ok(c, SessionRecord, await rotate(backend, token, c.req.query('type') === 'new'))
    })
}
