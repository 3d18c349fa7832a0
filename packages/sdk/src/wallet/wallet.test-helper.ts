import type { OpenedWindow, PageWindow, WindowMessage } from '../kernel/platform.ts'
import { ok, renewed } from '../testing/fake-server.ts'
import { aSessionRecord, aStoredSession, aToken } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { TokenOwner } from './wallet.schema.ts'
import { createWalletWindow, type WalletResult } from './wallet.window.ts'

export const WALLET = 'https://wallet.example'

/** A window that records its calls. */
export interface FakePopup extends OpenedWindow {
  closed: boolean
  posts: { message: unknown; targetOrigin: string }[]
  focused: number
}

export function fakePopup(): FakePopup {
  return {
    closed: false,
    posts: [],
    focused: 0,
    close() {
      this.closed = true
    },
    focus() {
      this.focused++
    },
    postMessage(message, targetOrigin) {
      this.posts.push({ message, targetOrigin })
    },
  }
}

export interface PageOptions {
  name?: string
  opener?: unknown
  userAgent?: string
}

/** A page with a name, an opener and countable listeners. */
export function fakePage({ name = '', opener, userAgent = '' }: PageOptions = {}) {
  const listeners = new Set<(message: WindowMessage) => void>()
  const forgotten: string[] = []
  const page: PageWindow = {
    listen(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    opener: () => opener,
    name: () => name,
    forgetName: () => void forgotten.push('name'),
    forgetFragment: () => void forgotten.push('fragment'),
    screen: () => ({ left: 0, top: 0, width: 1440, height: 900 }),
    userAgent: () => userAgent,
  }
  const post = (message: WindowMessage) => {
    for (const listener of [...listeners]) listener(message)
  }
  return { page, listeners, forgotten, post }
}

/** The wire form of a session from a wallet. */
export const aWalletUser = (change: Record<string, unknown> = {}) => ({
  access_token: aToken({ tokenUserLoginType: 'G' }),
  refresh_token: 'wallet-given',
  expired: '2026-11-20 12:30:00',
  wallet_refresh_token: 'wallet-refresh-2',
  ...change,
})
export const userMessage = (change: Record<string, unknown> = {}) => ({
  type: 'wallet:user',
  user: aWalletUser(change),
})

export interface DeskOptions extends PageOptions {
  loggedIn?: boolean
  /** The result of `window.open`. */
  opens?: (popup: FakePopup) => OpenedWindow | undefined
  location?: string
  walletOrigin?: string | undefined
}

/** A page with a wallet window and its surroundings. */
export function desk({ loggedIn = false, opens = (popup) => popup, ...options }: DeskOptions = {}) {
  const popup = fakePopup()
  const own = fakePage(options)
  const opened: { url: string; name: string; features: string }[] = []
  const { location = 'https://site.example/mypage' } = options
  const walletOrigin = 'walletOrigin' in options ? options.walletOrigin : WALLET
  const kit = testKit({
    loggedIn: loggedIn && aStoredSession({ walletRefreshToken: 'wallet-refresh-1' }),
    options: walletOrigin ? { walletOrigin } : {},
    platform: {
      pageWindow: own.page,
      location: () => new URL(location),
      openWindow(url, name, features) {
        opened.push({ url, name, features })
        return opens(popup)
      },
    },
  })
  /** The owners of access tokens, known to the server. */
  const owners = new Map<string, string>()
  kit.server.on('GET /auth/refresh_token', () =>
    renewed(aSessionRecord({ accessToken: aToken({ n: 2 }), refreshToken: 'renewed' })),
  )
  kit.server.on('GET /mypage/userinfo', ({ headers }) =>
    ok(TokenOwner, { memberId: owners.get(headers.get('authorization') ?? '') ?? 'm-1' }),
  )
  const results: WalletResult[] = []
  const events: string[] = []
  kit.fandeck.on('wallet:connected', () => events.push('connected'))
  kit.fandeck.on('wallet:failed', ({ code }) => events.push(`failed ${code}`))
  kit.fandeck.on('wallet:renewed', () => events.push('renewed'))
  const wallet = createWalletWindow(kit.fandeck, { onResult: (result) => results.push(result) })
  const say = (data: unknown, from: Partial<WindowMessage> = {}) =>
    own.post({ origin: WALLET, source: popup, data, ...from })
  const stored = () => kit.fandeck.session.record()
  return { ...kit, ...own, popup, opened, owners, results, events, wallet, say, stored }
}
