import { OcrScanner } from '@fandeck/widgets'
import { useState } from 'react'

/** A button that opens the scanner; renders inside FandeckProvider. */
export function ScanButton() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        카드 스캔하기
      </button>
      <OcrScanner open={open} onOpenChange={setOpen} onViewDeck={() => window.location.assign('/mypage')} />
    </>
  )
}
