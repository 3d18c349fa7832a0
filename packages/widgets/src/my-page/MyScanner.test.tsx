import { FandeckProvider } from '@fandeck/react'
import type { Handler } from '@fandeck/sdk/testing'
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { scannerKit } from '../ocr-scanner/scanner.fixtures.tsx'
import { aStream, OCR, press, used, withCamera, yours } from '../ocr-scanner/scanner.test-helper.tsx'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { MyScanner } from './MyScanner.tsx'

withCamera()
// The files of a worker share its globals.
afterEach(() => vi.unstubAllGlobals())

/** Scans a code that the server refuses; returns the dialog of the page. */
async function refused(answer: Handler) {
  const { fandeck } = scannerKit({ [OCR]: answer })
  vi.stubGlobal('navigator', {
    ...navigator,
    mediaDevices: { getUserMedia: () => Promise.resolve(aStream().stream) },
  })
  const [onOpenChange, onViewDeck] = [vi.fn((open: boolean) => draw(open)), vi.fn()]
  const view = (open: boolean) => (
    <FandeckProvider fandeck={fandeck}>
      <ModalProvider>
        <MyScanner {...{ open, onOpenChange, onViewDeck }} />
      </ModalProvider>
    </FandeckProvider>
  )
  const { rerender } = render(view(true))
  const draw = (open: boolean) => rerender(view(open))
  await settled()
  await press()
  const confirm = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
  return { confirm, onOpenChange, onViewDeck }
}

test('S8.10 a used code offers another scan', async () => {
  const { confirm, onOpenChange, onViewDeck } = await refused(used)
  expect(screen.getByRole('alertdialog').textContent).toContain('이미 사용한 코드예요.')
  confirm('다시 스캔하기')
  await settled()
  expect(onOpenChange).toHaveBeenLastCalledWith(true)
  expect(onViewDeck).not.toHaveBeenCalled()
})

test('S8.10 the member’s own code offers their cards', async () => {
  const { confirm, onOpenChange, onViewDeck } = await refused(yours)
  expect(screen.getByRole('alertdialog').textContent).toContain('이미 내 덱에 있는 카드예요.')
  confirm('내 카드에서 보기')
  await settled()
  expect(onViewDeck).toHaveBeenCalledOnce()
  expect(onOpenChange).not.toHaveBeenLastCalledWith(true)
})
