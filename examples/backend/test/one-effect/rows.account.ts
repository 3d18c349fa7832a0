// The endpoints of accounts and sessions, each with a request that has an effect.
import * as z from 'zod/mini'
import { mailedCode } from '../sdk.ts'
import {
  ask,
  challenge,
  identityFor,
  MAIL,
  mailFan,
  PARTNER,
  PASSWORD,
  PHONE,
  sessionOf,
  someTerms,
  verifier,
} from './prepare.ts'
import type { Row } from './row.ts'

const perSession = {
  tables: ['token_families', 'refresh_tokens'],
  why: 'each sign-in is a session of its own, which the list of devices shows',
} as const

export const accountRows: Record<string, Row> = {
  'POST /auth/phone/code': {
    prepare: () => ({ path: '/auth/phone/code', json: { phone: PHONE }, headers: {} }),
  },
  'POST /auth/join/code': {
    prepare: () => ({ path: '/auth/join/code', json: { mbr_id: MAIL }, headers: {} }),
  },
  'POST /auth/join': {
    async prepare(world) {
      await someTerms(world)
      await ask(world, '/auth/join/code', { mbr_id: MAIL })
      const auth_num = await mailedCode(world, MAIL)
      return {
        path: '/auth/join',
        json: { mbr_id: MAIL, auth_num, pwd: PASSWORD, agreed_terms: ['S', 'P'] },
        headers: {},
      }
    },
  },
  'POST /auth/password/code': {
    async prepare(world) {
      await mailFan(world)
      return { path: '/auth/password/code', json: { mbr_id: MAIL }, headers: {} }
    },
  },
  'POST /auth/password/reset': {
    async prepare(world) {
      await mailFan(world)
      await ask(world, '/auth/password/code', { mbr_id: MAIL })
      const auth_num = await mailedCode(world, MAIL)
      return {
        path: '/auth/password/reset',
        json: { mbr_id: MAIL, auth_num, pwd: 'Moonn1ght#' },
        headers: {},
      }
    },
  },
  'POST /auth/login': {
    each: perSession,
    async prepare(world) {
      await mailFan(world)
      return { path: '/auth/login', json: { login_type: 'B', mbr_id: MAIL, pwd: PASSWORD }, headers: {} }
    },
  },
  'POST /auth/handover': {
    each: { tables: ['handovers'], why: 'each code is for one page, for a minute and one use' },
    prepare: () => ({ path: '/auth/handover', json: { origin: PARTNER, challenge } }),
  },
  'POST /auth/handover/session': {
    async prepare(world) {
      const reply = await ask(world, '/auth/handover', { origin: PARTNER, challenge }, world.fan.headers)
      const { data } = z.parse(z.object({ data: z.object({ code: z.string() }) }), await reply.json())
      return {
        path: '/auth/handover/session',
        json: { code: data.code, verifier },
        headers: { origin: PARTNER },
      }
    },
  },
  'DELETE /auth/refresh_token': {
    async prepare(world) {
      const { refreshToken } = await sessionOf(world, world.fan.id)
      return { path: '/auth/refresh_token', headers: { authorization: `Bearer ${refreshToken}` } }
    },
  },
  'POST /about/terms/agreement': {
    async prepare(world) {
      await someTerms(world)
      return { path: '/about/terms/agreement', json: { agree_yn: 'Y', terms_type: 'M' } }
    },
  },
  'POST /about/visit': {
    prepare: () => ({ path: '/about/visit', json: { ssid: 'session-of-a-visit' }, headers: {} }),
  },
  'POST /mypage/identity': {
    each: {
      tables: ['identity_checks'],
      why: 'a repeated press begins another check; each expires after half an hour',
    },
    prepare: () => ({
      path: '/mypage/identity',
      json: { redirect_url: 'https://site.example/account/verify' },
    }),
  },
  'POST /mypage/phone': {
    async prepare(world) {
      return { path: '/mypage/phone', json: { imp_uid: await identityFor(world) } }
    },
  },
  'POST /mypage/genderBirth': {
    async prepare(world) {
      return { path: '/mypage/genderBirth', json: { imp_uid: await identityFor(world) } }
    },
  },
  'POST /mypage/password': {
    async prepare(world) {
      const { headers } = await mailFan(world)
      return { path: '/mypage/password', json: { curr_pwd: PASSWORD, new_pwd: 'Moonn1ght#' }, headers }
    },
  },
  'POST /mypage/password/validate': {
    reads: true,
    async prepare(world) {
      const { headers } = await mailFan(world)
      return { path: '/mypage/password/validate', json: { curr_pwd: PASSWORD }, headers }
    },
  },
}
