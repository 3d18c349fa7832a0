import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ToastProvider, type Toasts, useToast } from './ToastProvider.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Grip({ give }: { give(toasts: Toasts): void }) {
  give(useToast())
  return null
}

function renderToasts() {
  let toasts: Toasts | undefined
  render(
    <ToastProvider>
      <Grip
        give={(given) => {
          toasts = given
        }}
      />
    </ToastProvider>,
  )
  if (!toasts) throw new Error('useToast returned nothing.')
  return toasts
}

const isVisible = () => document.querySelector('.fandeck-toast')?.hasAttribute('data-visible') ?? false
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))

test('S4.40 S9.5 hides after 3000 ms by default, then unmounts', () => {
  const toasts = renderToasts()
  act(() => toasts.show('링크를 복사했어요.'))
  pass(2999)
  expect(isVisible()).toBe(true)
  pass(1)
  expect(isVisible()).toBe(false)
  pass(200)
  expect(document.querySelector('.fandeck-toast')).toBeNull()
})

test('S4.40 S9.5 hides after `timeout`, and with 0 stays until it is closed', () => {
  const toasts = renderToasts()
  act(() => toasts.show('로그인했어요.', { timeout: 1000, hideCloseButton: true }))
  expect(screen.queryByRole('button')).toBeNull()
  pass(1000)
  expect(isVisible()).toBe(false)
  act(() => toasts.show('남아요', { timeout: 0 }))
  pass(60_000)
  expect(isVisible()).toBe(true)
  act(() => screen.getByRole('button', { name: '닫기' }).click())
  expect(isVisible()).toBe(false)
})

test('a new toast replaces the previous one and restarts the timer', () => {
  const toasts = renderToasts()
  act(() => toasts.show('하나'))
  pass(2000)
  act(() => toasts.show('둘'))
  pass(2000)
  expect(isVisible()).toBe(true)
  expect(document.querySelectorAll('.fandeck-toast').length).toBe(1)
})

test('is a status, or an alert for an error, and keeps line breaks', () => {
  const toasts = renderToasts()
  act(() => toasts.show('했어요'))
  expect(screen.getByRole('status').textContent).toBe('했어요')
  act(() => toasts.show(['첫 줄', '둘째 줄'], { kind: 'error' }))
  expect(screen.getByRole('alert').textContent).toBe('첫 줄\n둘째 줄')
  expect(screen.getByRole('status').textContent).toBe('')
})
