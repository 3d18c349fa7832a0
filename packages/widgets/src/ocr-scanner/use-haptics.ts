import type { ClaimedCard, ScannerStatus } from '@fandeck/sdk'
import { useEffect, useRef } from 'react'

/** Ms of trembling: one for a card, two short ones for a frame that was not read. */
const FELT = { success: [60], failure: [30, 60, 30] }

/** Lets the hand feel how a scan has ended, on devices that tremble. */
export function useHaptics(status: ScannerStatus, card: ClaimedCard | undefined): void {
  const last = useRef(status)
  useEffect(() => {
    const was = last.current
    last.current = status
    if (was !== 'PROCESSING' || status === 'PROCESSING') return
    if (status === 'ERROR') navigator.vibrate?.(FELT.failure)
    else if (card) navigator.vibrate?.(FELT.success)
  }, [status, card])
}
