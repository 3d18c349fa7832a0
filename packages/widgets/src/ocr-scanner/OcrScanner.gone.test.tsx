// A deployment has replaced the code of the dialogs: each press is answered, and the scanner goes on.
import { fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { koCommon } from '../theme/common.ko.ts'
import { scanner, show, withCamera } from './scanner.test-helper.tsx'

const SENTENCE = koCommon.errors['http/part-missing']

vi.mock('./lazy-parts.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})
withCamera()

test('a press on the typed code is answered, and so is the next', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  await show()
  expect(scanner()).toBeTruthy()
  expect(screen.queryByRole('alert')).toBeNull()
  const note = () => screen.queryByText(SENTENCE)
  for (const press of ['first', 'second']) {
    fireEvent.click(screen.getByRole('button', { name: '코드 직접 입력' }))
    await settled()
    expect(note()?.role, press).toBe('alert')
    const close = note()?.parentElement?.querySelector('button')
    if (close) fireEvent.click(close)
    expect(note(), press).toBeNull()
  }
})
