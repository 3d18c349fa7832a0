import { aSessionRecord, aStoredSession } from '@fandeck/sdk/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { configure, define } from '../elements.ts'
import { clientsSoFar } from './element-config.ts'

const PAGES_OWN = '{"name":"도원"}'

beforeEach(() => {
  define()
  configure({})
  vi.spyOn(window, 'fetch').mockRejectedValue(new TypeError('offline'))
  localStorage.setItem('user', PAGES_OWN)
})
afterEach(() => {
  for (const { session } of clientsSoFar()) session.end()
  document.body.replaceChildren()
  localStorage.clear()
  vi.restoreAllMocks()
})

/** Puts a tag into the page and signs a fan in on it. */
function signIn(attributes: Record<string, string>) {
  const before = clientsSoFar()
  const element = document.createElement('fandeck-wallet')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  document.body.append(element)
  const [session] = clientsSoFar().flatMap((one) => (before.includes(one) ? [] : [one.session]))
  session?.begin(aSessionRecord())
  return session
}

test('D75 an element keeps its session under a key of its own, beside the page’s `user`', () => {
  const session = signIn({ 'market-url': 'https://own.example' })
  expect(localStorage.getItem('fandeck:session')).toBe(aStoredSession())
  session?.end()
  expect(localStorage.getItem('fandeck:session')).toBeNull()
  expect(localStorage.getItem('user')).toBe(PAGES_OWN)
})

test('D75 an element told to use `user` leaves the page’s value there, and says so once', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const session = signIn({ 'market-url': 'https://taken.example', 'storage-key': 'user' })
  expect(session?.getState().loggedIn).toBe(true)
  expect(session?.record()).toEqual(aSessionRecord())
  session?.begin(aSessionRecord({ refreshToken: 'refresh-2' }))
  session?.end()
  expect(localStorage.getItem('user')).toBe(PAGES_OWN)
  expect(warn).toHaveBeenCalledOnce()
})

test('D75 `storage-key` names another key', () => {
  signIn({ 'market-url': 'https://named.example', 'storage-key': 'brand:fan' })
  expect(localStorage.getItem('brand:fan')).toBe(aStoredSession())
})
