import { cleanup, render, screen } from '@testing-library/react'
import { Component, type ReactNode } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { settled } from '../../settled.test-helper.ts'
import { Lazy } from './Lazy.tsx'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

class Outer extends Component<{ children: ReactNode }, { message?: string }> {
  override state: { message?: string } = {}
  static getDerivedStateFromError(error: Error) {
    return { message: error.message }
  }
  override render() {
    return this.state.message ?? this.props.children
  }
}

test('renders nothing after a failed load, and retries when `attempt` changes', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn<() => Promise<{ text: string }>>()
  load.mockRejectedValueOnce(new TypeError('offline')).mockResolvedValueOnce({ text: 'here' })
  const onFailed = vi.fn()
  const onLoaded = vi.fn()
  const view = (attempt: number) => (
    <Outer>
      <Lazy {...{ load, attempt, onFailed, onLoaded }}>{({ text }) => <p>{text}</p>}</Lazy>
    </Outer>
  )
  const { rerender, container } = render(view(1))
  await settled()
  expect(container.textContent).toBe('')
  expect(onFailed.mock.calls).toEqual([[expect.objectContaining({ code: 'http/part-missing' })]])
  expect(onLoaded).not.toHaveBeenCalled()
  rerender(view(1))
  await settled()
  expect(load).toHaveBeenCalledTimes(1)
  rerender(view(2))
  await settled()
  expect(screen.getByText('here')).toBeTruthy()
  expect(onLoaded).toHaveBeenCalledOnce()
})

test('an error of the rendered module reaches the next error boundary', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const onFailed = vi.fn()
  const broken = () => {
    throw new Error('broken part')
  }
  const { container } = render(
    <Outer>
      <Lazy load={async () => ({})} onFailed={onFailed}>
        {broken}
      </Lazy>
    </Outer>,
  )
  await settled()
  expect(container.textContent).toBe('broken part')
  expect(onFailed).not.toHaveBeenCalled()
})
