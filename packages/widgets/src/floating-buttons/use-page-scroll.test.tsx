import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { usePageScroll } from './use-page-scroll.ts'

afterEach(() => {
  cleanup()
  document.body.style.position = ''
  vi.unstubAllGlobals()
})

function scrollTo(y: number) {
  vi.stubGlobal('scrollY', y)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

test('S2.32 the buttons stay while a dialog fixes the page, as on iOS, and go with the page after that', () => {
  const { result } = renderHook(() => usePageScroll('footer'))
  expect(result.current.shown).toBe(false)
  scrollTo(101)
  expect(result.current.shown).toBe(true)
  document.body.style.position = 'fixed'
  scrollTo(0)
  expect(result.current.shown).toBe(true)
  document.body.style.position = ''
  scrollTo(0)
  expect(result.current.shown).toBe(false)
})
