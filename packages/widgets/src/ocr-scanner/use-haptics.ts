import type { ClaimedCard, ScannerStatus } from '@fandeck/sdk/claims'
import { useEffect, useRef } from 'react'

/** Vibration patterns, ms. */
const FELT = { success: [60], failure: [30, 60, 30] }

/** Vibrates at the end of a scan, on devices that support it. */
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
