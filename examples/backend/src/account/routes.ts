import {
  IdentityBody,
  PasswordBody,
  PasswordCheckBody,
  PasswordReply,
  UserInfo,
  WalletUser,
} from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { requireMember } from '../auth/middleware.ts'
import { changeOwnPassword, checkOwnPassword } from '../auth/password.ts'
import type { Backend } from '../context.ts'
import { body, done, ok } from '../reply.ts'
import { userInfo, verify, walletUser } from './service.ts'

/** The member's own data (S7.34–S7.37, S7.49, S7.50). */
export function accountRoutes(backend: Backend) {
  const member = requireMember(backend)
  return new Hono()
    .get('/mypage/userinfo', member, async (c) => ok(c, UserInfo, await userInfo(backend, c.get('userId'))))
    .get('/mypage/wallet/user', member, async (c) =>
      ok(c, WalletUser, await walletUser(backend, c.get('userId'))),
    )
    .post('/mypage/password', member, async (c) => {
      const { current, next } = await body(c, PasswordBody)
      const endedSessions = await changeOwnPassword(backend, c.var, current, next)
      return ok(c, PasswordReply, { endedSessions })
    })
    .post('/mypage/password/validate', member, async (c) => {
      const { current } = await body(c, PasswordCheckBody)
      await checkOwnPassword(backend, c.var, current)
      return done(c)
    })
    .post('/mypage/phone', member, async (c) => {
      const { verificationId } = await body(c, IdentityBody)
      await verify(backend, c.get('userId'), verificationId, 'phone')
      return done(c)
    })
    .post('/mypage/genderBirth', member, async (c) => {
      const { verificationId } = await body(c, IdentityBody)
      await verify(backend, c.get('userId'), verificationId, 'genderBirth')
      return done(c)
    })
}
