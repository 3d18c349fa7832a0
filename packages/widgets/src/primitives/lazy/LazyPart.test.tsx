import type { FandeckError } from '@fandeck/sdk'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { settled } from '../../settled.test-helper.ts'
import { koCommon } from '../../theme/common.ko.ts'
import { LazyPart } from './LazyPart.tsx'
import { ReportContext } from './report.ts'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const SENTENCE = koCommon.errors['http/part-missing']

/** A part whose code fails to load the first `failures` times. */
async function show({ failures = 1, quiet = false } = {}) {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch')
    return { text: 'here' }
  })
  const report = vi.fn<(error?: FandeckError) => void>()
  const onFailed = vi.fn()
  const view = (attempt: number, hushed: boolean) => (
    <ReportContext.Provider value={report}>
      <LazyPart {...{ load, attempt, onFailed }} quiet={hushed}>
        {({ text }) => <p>{text}</p>}
      </LazyPart>
    </ReportContext.Provider>
  )
  const { rerender } = render(view(1, quiet))
  await settled()
  async function again(attempt: number) {
    rerender(view(attempt, false))
    await settled()
  }
  return { again, onFailed, reported: () => report.mock.calls.map(([error]) => error?.code) }
}

test('a failed load is said in a note and reported, until the next attempt has loaded', async () => {
  const { again, reported, onFailed } = await show()
  expect(screen.getByRole('alert').textContent).toBe(SENTENCE)
  expect(reported()).toEqual(['http/part-missing'])
  expect(onFailed).toHaveBeenCalledOnce()
  await again(2)
  expect(screen.getByText('here')).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reported()).toEqual(['http/part-missing', undefined])
})

test('the fan closes the note, and a second failure opens it again', async () => {
  const { again, reported } = await show({ failures: 2 })
  fireEvent.click(screen.getByRole('button', { name: '닫기' }))
  expect(screen.queryByRole('alert')).toBeNull()
  await again(2)
  expect(screen.getByRole('alert').textContent).toBe(SENTENCE)
  expect(reported()).toEqual(['http/part-missing', undefined, 'http/part-missing'])
})

test('a part that is only prepared says nothing until a press wants it', async () => {
  const { again, reported } = await show({ failures: 2, quiet: true })
  expect(screen.queryByRole('alert')).toBeNull()
  expect(reported()).toEqual([])
  await again(2)
  expect(screen.getByRole('alert').textContent).toBe(SENTENCE)
})
