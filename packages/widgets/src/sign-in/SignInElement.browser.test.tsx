// D46: a password and a code are typed on the main site alone.
import { afterEach, expect, test, vi } from 'vitest'
import { configure } from '../element/element-config.ts'
import { FandeckSignInElement } from './SignIn.element.tsx'
import { type SignInKitOptions, signInKit } from './sign-in.fixtures.tsx'

/** The code of the forms loads from the server of the tests, which others use too. */
const LOADING = { timeout: 20_000 }

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function put(loginOrigin: string | undefined, options?: SignInKitOptions) {
  const kit = signInKit(options)
  configure({ fandeck: kit.fandeck })
  FandeckSignInElement.define()
  const openWindow = vi.spyOn(kit.fandeck.platform, 'openWindow').mockReturnValue(undefined)
  vi.spyOn(kit.fandeck.platform.logger, 'warn').mockImplementation(() => {})
  const origin = loginOrigin === undefined ? '' : `login-origin="${loginOrigin}"`
  document.body.innerHTML = `<fandeck-sign-in ${origin}><p slot="done">반가워요</p></fandeck-sign-in>`
  const element = document.querySelector('fandeck-sign-in')
  const all = (selector: string) => [...(element?.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? [])]
  return { ...kit, element, all, openWindow }
}

test('D46 on the main site the tag has the methods and their forms', async () => {
  const { all } = put(location.origin)
  const names = () => all('button').map(({ textContent }) => textContent)
  await vi.waitFor(() => expect(names()).toContain('이메일로 계속하기'), LOADING)
  all('button')
    .find(({ textContent }) => textContent === '이메일로 계속하기')
    ?.click()
  await vi.waitFor(() => expect(all('input[type="password"]')).toHaveLength(1))
})

test.each([
  ['on another origin', 'https://fandeck.example'],
  ['without the main site', undefined],
  ['with a name that is no origin', 'fandeck.example'],
])('D46 %s the tag has one button and no field, and loads no methods', async (_, loginOrigin) => {
  const { all, server, openWindow } = put(loginOrigin)
  await vi.waitFor(() => expect(all('button')).toHaveLength(1))
  expect(all('input')).toEqual([])
  all('button')[0]?.click()
  expect(openWindow).toHaveBeenCalledTimes(loginOrigin === undefined ? 0 : 1)
  await vi.waitFor(() => expect(all('[role=alert]')[0]?.textContent).toBeTruthy(), LOADING)
  expect(server.requests).toEqual([])
})

test('a member sees what the page gives in place of the sign-in', async () => {
  const { all, element } = put(location.origin, { loggedIn: true })
  await vi.waitFor(() => expect(all('slot[name=done]')).toHaveLength(1))
  expect(all('button')).toEqual([])
  expect(element?.querySelector('p')?.checkVisibility()).toBe(true)
})
