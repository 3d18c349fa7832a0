// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepAboveKeyboard } from './keyboard.ts'

const phone = (view: { height: number; offsetTop?: number; scale?: number }) =>
  Object.assign(new EventTarget(), { offsetTop: 0, scale: 1, ...view })
const covered = () => document.documentElement.style.getPropertyValue('--site-keyboard')

beforeEach(() => {
  vi.spyOn(document.documentElement, 'clientHeight', 'get').mockReturnValue(844)
})
afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

test('the buttons of a page rise by the height of the keyboard, and sink when it closes', () => {
  const view = phone({ height: 844 })
  vi.stubGlobal('visualViewport', view)
  keepAboveKeyboard()
  view.height = 480
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('364px')
  view.offsetTop = 100
  view.dispatchEvent(new Event('scroll'))
  expect(covered()).toBe('264px')
  Object.assign(view, { height: 844, offsetTop: 0 })
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('')
})

test.each([
  ['a bar of the browser', { height: 788 }],
  ['an enlarged page', { height: 422, scale: 2 }],
])('%s is no keyboard', (_, shown) => {
  const view = phone(shown)
  vi.stubGlobal('visualViewport', view)
  keepAboveKeyboard()
  view.dispatchEvent(new Event('resize'))
  expect(covered()).toBe('')
})
