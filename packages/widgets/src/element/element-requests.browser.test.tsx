// What a tag does by itself when the page does not prevent its request: it opens the main site.
import { aSessionRecord, refuse, type TestKit } from '@fandeck/sdk/testing'
import { cleanup, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure, define } from '../elements.ts'
import { GOOD_CODE, scannerKit } from '../ocr-scanner/scanner.fixtures.tsx'
import { atRest } from '../settled.test-helper.ts'
import { walletKit } from '../wallet-drawer/wallet.fixtures.tsx'

const SITE = 'https://fandeck.example'

beforeEach(() => {
  define()
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
})
afterEach(() => {
  cleanup()
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

/** Opens a tag whose page prevents `prevented`; records the addresses that it opens. */
function put(kit: TestKit, tag: string, attributes: Record<string, string>, prevented?: string) {
  configure({ fandeck: kit.fandeck })
  const opened = vi.spyOn(kit.fandeck.platform, 'openWindow').mockReturnValue(undefined)
  const element = document.createElement(tag)
  for (const [name, value] of Object.entries({ open: '', ...attributes })) element.setAttribute(name, value)
  if (prevented) element.addEventListener(prevented, (event) => event.preventDefault())
  document.body.append(element)
  return {
    element,
    find: <E extends Element>(selector: string) => element.shadowRoot?.querySelector<E>(selector),
    async press(name: string) {
      const find = () =>
        [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) =>
          one.textContent?.includes(name),
        )
      await waitFor(() => expect(find()).toBeTruthy())
      find()?.click()
    },
    addresses: () => opened.mock.calls.map(([url]) => url),
  }
}

const WALLET_CASES = [
  ['본인 인증하기', 'fandeck-verify-request', `${SITE}/account/verify`, { level: 'K102' }],
  ['지갑 열기', 'fandeck-wallet-request', `${SITE}/mypage`, {}],
  ['이벤트 둘러보기', 'fandeck-events-request', `${SITE}/event`, { benefits: [] }],
] as const
const LINKS = { 'wallet-link': '', 'events-link': '' }

test.each(WALLET_CASES)(
  'D76 <fandeck-wallet> answers “%s” itself, unless %s is prevented',
  async (name, event, address, options) => {
    const own = put(
      walletKit({ ...options, benefits: 'benefits' in options ? [] : undefined }),
      'fandeck-wallet',
      {
        ...LINKS,
        'login-origin': SITE,
      },
    )
    await own.press(name)
    expect(own.addresses()).toEqual([address])
    document.body.replaceChildren()
    const prevented = put(
      walletKit({ ...options, benefits: 'benefits' in options ? [] : undefined }),
      'fandeck-wallet',
      { ...LINKS, 'login-origin': SITE },
      event,
    )
    await prevented.press(name)
    expect(prevented.addresses()).toEqual([])
  },
)

test('D76 control: without `login-origin`, the page alone answers', async () => {
  const { press, addresses } = put(walletKit({ level: 'K102' }), 'fandeck-wallet', LINKS)
  await press('본인 인증하기')
  expect(addresses()).toEqual([])
})

test('S6.5 <fandeck-wallet> renews the session when the fan returns from the identity check', async () => {
  const kit = walletKit({ level: 'K102' })
  const refresh = vi.spyOn(kit.fandeck.session, 'refresh').mockResolvedValue(aSessionRecord())
  const { press } = put(kit, 'fandeck-wallet', { 'login-origin': SITE })
  await press('본인 인증하기')
  expect(refresh).not.toHaveBeenCalled()
  kit.comeBack()
  kit.comeBack()
  expect(refresh).toHaveBeenCalledOnce()
})

test('D46 <fandeck-wallet> opens the sign-in and stays open until it is done; then it shows the benefits', async () => {
  const kit = walletKit()
  kit.fandeck.session.end()
  const { element, press, addresses, find } = put(kit, 'fandeck-wallet', { 'login-origin': SITE })
  await press('연결하기')
  // The window is empty until the code of the sign-in has loaded; the browser blocks it here.
  expect(addresses()).toEqual([''])
  await waitFor(() => expect(find('[role=alert]')?.textContent).toContain('창'))
  expect(element.hasAttribute('open')).toBe(true)
  kit.fandeck.session.begin(aSessionRecord())
  await atRest('.fandeck-wallet', element.shadowRoot)
})

test.each([
  ['keeps the code of a visitor', {}, true],
  ['tells the page of the refusal instead', { 'close-on-refusal': '' }, false],
  ['keeps the code if it names the main site', { 'close-on-refusal': '', 'login-origin': SITE }, true],
])('D10 <fandeck-scanner> %s with %o', async (_, attributes, keeps) => {
  const refused = () => refuse(403, '로그인이 필요해요.', 'LOGIN_REQUIRED')
  const kit = scannerKit({ 'POST /card/:idx': refused })
  kit.fandeck.session.end()
  const { element, find, press } = put(kit, 'fandeck-scanner', attributes)
  await atRest('.fandeck-code-entry', element.shadowRoot)
  const input = find<HTMLInputElement>('.fandeck-code-entry input')
  if (!input) throw new Error('No input.')
  input.focus()
  document.execCommand('insertText', false, GOOD_CODE)
  await press('카드 받기')
  if (keeps) await waitFor(() => expect(find('.fandeck-kept')).toBeTruthy())
  else await waitFor(() => expect(find('[role=alert]')?.textContent).toContain('로그인'))
  expect(find('.fandeck-kept') !== null).toBe(keeps)
})

test.each([
  ['in its place on the page', '390px', null, 1],
  ['over the page where its place is narrow', '40px', 'dialog', 0],
  ['over the page where its place is hidden', '0px', 'dialog', 0],
])('D10 <fandeck-scanner> shows the kept code %s', async (_, width, role, statuses) => {
  const refused = () => refuse(403, '로그인이 필요해요.', 'LOGIN_REQUIRED')
  const kit = scannerKit({ 'POST /card/:idx': refused })
  kit.fandeck.session.end()
  const { element, find, press } = put(kit, 'fandeck-scanner', { 'login-origin': SITE })
  element.style.cssText = `display: block; width: ${width}`
  await atRest('.fandeck-code-entry', element.shadowRoot)
  find<HTMLInputElement>('.fandeck-code-entry input')?.focus()
  document.execCommand('insertText', false, GOOD_CODE)
  await press('카드 받기')
  await waitFor(() => expect(find('.fandeck-kept h2')?.textContent).toBe('ANPT-EKTX-A7FX'))
  const kept = find('.fandeck-kept')
  expect(kept?.getAttribute('role')).toBe(role)
  expect(kept?.querySelectorAll('[role=status]')).toHaveLength(statuses)
  if (role) return
  expect(kept?.getBoundingClientRect().left).toBe(element.getBoundingClientRect().left)
  await press('다른 코드 찍기')
  await waitFor(() => expect(find('.fandeck-kept')).toBeNull())
  await atRest('.fandeck-code-entry', element.shadowRoot)
})

test('D76 <fandeck-scanner> leads to the deck of the main site', async () => {
  const kit = scannerKit()
  const { element, find, press, addresses } = put(kit, 'fandeck-scanner', {
    'deck-link': '',
    'login-origin': SITE,
  })
  await atRest('.fandeck-code-entry', element.shadowRoot)
  find<HTMLInputElement>('.fandeck-code-entry input')?.focus()
  document.execCommand('insertText', false, GOOD_CODE)
  await press('카드 받기')
  await press('내 카드에서 보기')
  expect(addresses()).toEqual([`${SITE}/mypage`])
})
