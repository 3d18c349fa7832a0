import { fakePopup, userMessage } from './wallet.test-helper.ts'

export const GOOD = userMessage()
export const FOREIGN_ORIGINS = [
  'https://evil.example',
  'null',
  '',
  'http://wallet.example',
  'https://wallet.example:8443',
  'https://wallet.example:443',
  'https://wallet.example/',
  'https://wallet.example.evil.example',
  'https://evil.example/https://wallet.example',
  'https://wallet.example@evil.example',
  'https://wallet-example',
  'https://walletexample',
  'https://xwallet.example',
  'https://sub.wallet.example',
  'https://WALLET.example',
  'https://wallet.exampl\u0435',
  'https://wallet.example ',
  ' https://wallet.example',
  'https://wallet.example\n',
  'https://wallet.example\0',
  'wallet.example',
  '//wallet.example',
  'https:wallet.example',
  'file://',
  'about:blank',
  'blob:https://wallet.example/1',
  'data:',
  'javascript:https://wallet.example',
  'chrome-extension://abcdef',
  'https://site.example',
  'https://api.example',
  '*',
  'https://*.example',
  'https://.*',
]

const without = (name: string) => {
  const { [name]: _, ...user } = GOOD.user as Record<string, unknown>
  return { type: 'wallet:user', user }
}
const TOKENS = ['access_token', 'refresh_token'] as const
export const BAD_TOKENS: readonly unknown[] = [
  '',
  ' ',
  'a b',
  'a\r\nX-Evil: 1',
  '<script>alert(1)</script>',
  'x'.repeat(8193),
  'x'.repeat(1_000_000),
  7,
  true,
  null,
  ['a'],
  { toString: 'a' },
  '토큰',
  'a\u2028b',
  'a\0b',
]
const BAD_EXPIRIES: readonly unknown[] = [
  '',
  'soon',
  '2026-02-30 12:00:00',
  '2026-11-20',
  '2026-11-20 12:30:00'.repeat(10),
  1_800_000_000_000,
  null,
  new Date(0),
  ['2026-11-20 12:30:00'],
  '<b>2026-11-20 12:30:00</b>',
]
export const throwing = new Proxy(
  {},
  {
    get() {
      throw new Error('trap')
    },
    ownKeys() {
      throw new Error('trap')
    },
    getOwnPropertyDescriptor() {
      throw new Error('trap')
    },
  },
)
const cyclic: Record<string, unknown> = { type: 'wallet:user' }
cyclic.user = cyclic

/** Invalid messages from our own popup and the right origin. */
const BAD_DATA: readonly unknown[] = [
  undefined,
  null,
  0,
  1,
  Number.NaN,
  true,
  '',
  'wallet:user',
  JSON.stringify(GOOD),
  [],
  [GOOD],
  {},
  new Map([['type', 'wallet:user']]),
  new Uint8Array(8),
  Symbol('wallet:user'),
  () => GOOD,
  throwing,
  cyclic,
  {
    get type(): string {
      throw new Error('trap')
    },
  },
  { type: 'wallet:user' },
  { type: 'wallet:user', user: null },
  { type: 'wallet:user', user: 'user' },
  { type: 'wallet:user', user: [] },
  { type: 'wallet:user', user: {} },
  { type: 'wallet:user', user: JSON.stringify(GOOD.user) },
  { type: 'wallet:user', user: throwing },
  { type: 'WALLET:USER', user: GOOD.user },
  { type: 'wallet:user ', user: GOOD.user },
  { type: ['wallet:user'], user: GOOD.user },
  { type: 'wallet', user: GOOD.user },
  { type: 'user', user: GOOD.user },
  { user: GOOD.user },
  GOOD.user,
  { type: 'wallet:market', refresh_token: 'market-1' },
  { type: 'wallet:refresh', wallet_refresh_token: 'x' },
  JSON.parse('{"__proto__":{"type":"wallet:user"}}'),
  JSON.parse('{"type":"wallet:user","user":{"__proto__":{"access_token":"a","refresh_token":"b"}}}'),
  ...['access_token', 'refresh_token', 'expired'].map(without),
  ...TOKENS.flatMap((name) => BAD_TOKENS.map((value) => userMessage({ [name]: value }))),
  ...BAD_TOKENS.map((value) => userMessage({ wallet_refresh_token: value })),
  ...BAD_EXPIRIES.map((expired) => userMessage({ expired })),
]

/** Valid messages from the right origin but another window. */
export const FOREIGN_SOURCES: readonly unknown[] = [undefined, null, {}, 'window', 0, fakePopup(), globalThis]

export const HAND_MADE = [
  ...FOREIGN_ORIGINS.map((origin) => ({ origin, data: GOOD })),
  ...FOREIGN_SOURCES.map((source) => ({ source, data: GOOD })),
  ...BAD_DATA.map((data) => ({ data })),
]

export const GOOD_ONES: readonly Record<string, unknown>[] = [
  {},
  { wallet_refresh_token: undefined },
  { refresh_token: 'a' },
  { refresh_token: 'x'.repeat(8192) },
  { access_token: 'opaque-token_~+/=' },
  { expired: '2026-11-20T12:30:00+09:00' },
  { nick_name: '<img src=x onerror=alert(1)>', level: 'F201' },
  { prev_session: { access_token: 'old' } },
]
