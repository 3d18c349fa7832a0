// A press on the login is always answered: by a window, or by a sentence and `fandeck-error`.
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { createElementClass } from '../element/create-element.tsx'
import { configure } from '../element/element-config.ts'
import type { Emit, FandeckSignInEventMap } from '../element/element-types.ts'
import { koCommon } from '../theme/common.ko.ts'
import { useSignInWindow } from './use-sign-in-window.tsx'

const ORIGIN = 'https://fandeck.example'
const { errors } = koCommon
const load = vi.fn(() => import('./SignInNote.tsx'))

interface PressProps {
  origin: string | undefined
  emit: Emit<FandeckSignInEventMap>
}

function Press({ origin, emit }: PressProps) {
  const { open, note } = useSignInWindow(origin, emit, load)
  return (
    <>
      <button type="button" onClick={open}>
        로그인
      </button>
      {note}
    </>
  )
}

const attributes = { 'login-origin': String } as const
createElementClass<FandeckSignInEventMap, typeof attributes>(
  { tag: 'x-press', attributes },
  { render: ({ loginOrigin }, emit) => <Press origin={loginOrigin} emit={emit} /> },
).define()

/** The code of the sign-in loads from the server of the tests, which others use too. */
const LOADING = { timeout: 20_000 }

const close = vi.fn()
beforeEach(() => {
  const { fandeck } = aShop()
  configure({ fandeck })
  vi.spyOn(fandeck.platform, 'openWindow').mockReturnValue({
    closed: false,
    close,
    focus: () => {},
    postMessage: () => {},
  })
  vi.spyOn(fandeck.platform.logger, 'warn').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
  close.mockReset()
  load.mockReset().mockImplementation(() => import('./SignInNote.tsx'))
})

/** Puts the tag on the page; `press` presses its login. */
async function put({ origin = '', prevented = false } = {}) {
  document.body.innerHTML = `<x-press ${origin && `login-origin="${origin}"`}><p slot="error" hidden>준비 중</p></x-press>`
  const [element] = document.body.children
  const codes: string[] = []
  element?.addEventListener('fandeck-error', (event) => {
    if (event instanceof CustomEvent) codes.push(event.detail.code)
  })
  if (prevented) element?.addEventListener('fandeck-sign-in-request', (event) => event.preventDefault())
  const find = (selector: string) => element?.shadowRoot?.querySelector<HTMLElement>(selector)
  await vi.waitFor(() => expect(find('button')).toBeTruthy())
  return {
    element,
    codes,
    press: () => find('button')?.click(),
    said: () => find('[role=alert]')?.textContent,
    own: () => element?.querySelector('p')?.checkVisibility(),
  }
}

test('without `login-origin` the fan reads a sentence and sees the page’s own', async () => {
  const { press, said, own, codes } = await put()
  expect(own()).toBe(false)
  press()
  await vi.waitFor(() => expect(said()).toBe(errors['config/invalid']))
  expect(own()).toBe(true)
  expect(codes).toEqual(['config/invalid'])
})

test('a page that prevents the request answers alone', async () => {
  const { press, said, codes } = await put({ prevented: true })
  press()
  await new Promise(requestAnimationFrame)
  expect(said()).toBeUndefined()
  expect(codes).toEqual([])
})

test('the window closes when the code of the sign-in is gone, and the next press tries again', async () => {
  const { press, said, own, codes } = await put({ origin: ORIGIN })
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  press()
  await vi.waitFor(() => expect(said()).toBe(errors['http/part-missing']))
  expect(close).toHaveBeenCalledOnce()
  expect(own()).toBe(true)
  expect(codes).toEqual(['http/part-missing'])
  press()
  await vi.waitFor(() => expect(said()).toBeUndefined())
  expect(close).toHaveBeenCalledOnce()
})

test('the window closes when the element has left the page before the code arrived', async () => {
  const { press, element } = await put({ origin: ORIGIN })
  press()
  element?.remove()
  // Preact may have opened the sign-in before the element is gone; its end closes the window again.
  await vi.waitFor(() => expect(close).toHaveBeenCalled(), LOADING)
})

test('on a page without https the window closes and the fan reads why', async () => {
  Object.defineProperty(crypto, 'subtle', { configurable: true, value: undefined })
  try {
    const { press, said, codes } = await put({ origin: ORIGIN })
    press()
    await vi.waitFor(() => expect(said()).toBeTruthy(), LOADING)
    expect(close).toHaveBeenCalled()
    expect(codes).toEqual(['auth/insecure-page'])
  } finally {
    Reflect.deleteProperty(crypto, 'subtle')
  }
})
