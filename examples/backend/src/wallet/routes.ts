import { WalletTokenBody, WalletTokenReply } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import { requireMember } from '../auth/middleware.ts'
import type { Backend } from '../context.ts'
import { body, done, ok } from '../reply.ts'
import { setWalletLinked, validateWallet } from './service.ts'

/** Linking a wallet, on the main API (S7.56, S7.57). */
export function walletRoutes(backend: Backend) {
  const member = requireMember(backend)
  return new Hono()
    .post('/mypage/wallet/validate', member, async (c) => {
      const { walletToken } = await body(c, WalletTokenBody)
      return ok(c, WalletTokenReply, await validateWallet(backend, c.get('userId'), walletToken))
    })
    .post('/mypage/wallet/cnct', member, async (c) => {
      await setWalletLinked(backend, c.get('userId'), true)
      return done(c)
    })
    .delete('/mypage/wallet/cnct', member, async (c) => {
      await setWalletLinked(backend, c.get('userId'), false)
      return done(c)
    })
}
