import { randomBytes, randomUUID } from 'node:crypto'
import { safeUrl } from '@fandeck/sdk'
import { SessionRecord } from '@fandeck/sdk/wire'
import { type Context, Hono } from 'hono'
import { getCookie, setCookie } from 'hono/cookie'
import { cors } from 'hono/cors'
import * as z from 'zod/mini'
import { beginSession } from '../../auth/families.ts'
import { bearer } from '../../auth/verified-tokens.ts'
import { secureCookies } from '../../config.ts'
import type { Backend } from '../../context.ts'
import { guardPage } from '../../page-policy.ts'
import { Problem } from '../../problem.ts'
import { body } from '../../reply.ts'
import { routesOf } from '../../routes.ts'
import { shopName } from '../../shop/name.ts'
import { confirmWallet, returnToken, walletOf } from '../../wallet/service.ts'
import { userByMemberId } from '../../wallet/store.ts'
import { readWalletToken, signWalletToken, type WalletHolder } from '../../wallet/tokens.ts'
import { ACCOUNTS } from '../content/index.ts'
import { walletPage } from './page.ts'

const COOKIE = 'fandeck_wallet'

const TokenBody = z.object({ wallet_refresh_token: z.string().check(z.maxLength(8192)) })
const DemoBody = z.object({ mbr_id: z.string().check(z.maxLength(100)) })
const ConfirmBody = z.object({
  redirect_url: z.optional(z.string().check(z.maxLength(2000))),
  state: z.optional(z.string().check(z.maxLength(200))),
})

const noWallet = () => new Problem(401, '지갑에 먼저 로그인해 주세요.', 'WALLET_LOGIN_REQUIRED')

/**
 * The wallet host of the demo: its sign-in window, which exchanges messages with the site (D8), and its API. Its
 * sessions are separate from the site's and identify members by their wallet token.
 */
export function walletHostRoutes(backend: Backend): Hono {
  const { origins, allowedOrigins, callerOrigins = [] } = backend.config

  async function holder(c: Context): Promise<WalletHolder | undefined> {
    const token = bearer(c)
    if (token) return readWalletToken(backend, token, 'refresh')
    const cookie = getCookie(c, COOKIE)
    return cookie ? readWalletToken(backend, cookie, 'session') : undefined
  }

  async function show(c: Context, holder: WalletHolder | undefined) {
    const wallet = holder && (await walletOf(backend, holder.userId))
    if (!wallet) throw noWallet()
    const { address, cards, nickname, linked } = wallet
    return c.json({ address, cards, linked, nick_name: nickname })
  }

  async function enter(c: Context, holder: WalletHolder | undefined) {
    if (!holder) throw noWallet()
    setCookie(c, COOKIE, await signWalletToken(backend, holder, 'session'), {
      path: '/',
      httpOnly: true,
      sameSite: 'Strict',
      secure: secureCookies(backend.config, origins.wallet),
    })
    return show(c, holder)
  }

  const app = new Hono()
  const route = routesOf(app)
  route({ method: 'GET', path: '/login', auth: 'development' }, async (c) => {
    const nonce = randomBytes(16).toString('base64url')
    guardPage(c, [
      `style-src 'nonce-${nonce}'`,
      `script-src 'nonce-${nonce}'`,
      "connect-src 'self'",
      "form-action 'none'",
      "require-trusted-types-for 'script'",
      "trusted-types 'none'",
    ])
    // Any other value would sever `opener`, through which the window reaches the site (D53).
    c.header('Cross-Origin-Opener-Policy', 'unsafe-none')
    const shop = (await shopName(backend.db)) ?? '이 사이트'
    const demos = ACCOUNTS.map(({ memberId, nickname }) => ({ memberId, nickname }))
    return c.html(walletPage({ nonce, site: origins.site, shop, demos }))
  })
  app.use('/api/*', async (c, next) => {
    const from = c.req.header('origin')
    const own = from === undefined || from === origins.wallet
    // The wallet's own page authenticates with the cookie, the site with a token.
    if (!own && !bearer(c) && c.req.method !== 'OPTIONS') throw noWallet()
    c.header('Cache-Control', 'no-store')
    await next()
  })
  app.use(
    '/api/*',
    cors({
      origin: (from) => ([origins.site, ...allowedOrigins, ...callerOrigins].includes(from) ? from : null),
      allowMethods: ['GET'],
      allowHeaders: ['authorization', 'content-type'],
    }),
  )
  route({ method: 'GET', path: '/api/me', auth: 'wallet' }, async (c) => show(c, await holder(c)))
  route({ method: 'POST', path: '/api/session', auth: 'public', body: TokenBody }, async (c) => {
    const { wallet_refresh_token } = await body(c, TokenBody)
    return enter(c, await readWalletToken(backend, wallet_refresh_token, 'refresh'))
  })
  route({ method: 'POST', path: '/api/demo', auth: 'development', body: DemoBody }, async (c) => {
    const { mbr_id } = await body(c, DemoBody)
    const known = ACCOUNTS.some(({ memberId }) => memberId === mbr_id)
    const user = known ? await userByMemberId(backend.db, mbr_id) : undefined
    if (!user) throw noWallet()
    // A demo wallet opens without sign-in, so it begins the session of its tokens.
    const familyId = randomUUID()
    await beginSession(backend, user, { familyId })
    return enter(c, { userId: user.id, familyId })
  })
  route({ method: 'POST', path: '/api/confirm', auth: 'wallet', body: ConfirmBody }, async (c) => {
    const fan = await holder(c)
    if (!fan) throw noWallet()
    const { redirect_url, state } = await body(c, ConfirmBody)
    if (redirect_url === undefined) {
      const record = await confirmWallet(backend, fan)
      return c.json({ user: z.encode(SessionRecord, record) })
    }
    const target = safeUrl(redirect_url, { base: origins.site, allow: allowedOrigins })
    if (!target || !state) throw new Problem(400, '돌아갈 주소가 허용되지 않았어요.', 'BAD_REDIRECT')
    const url = new URL(target)
    // The fragment is sent to no server and appears in no log.
    url.hash = new URLSearchParams({ state, wallet_token: await returnToken(backend, fan) }).toString()
    return c.json({ redirect_url: url.href })
  })
  return app
}
