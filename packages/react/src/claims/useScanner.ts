import { createScanner, type Scanner, type ScannerOptions, type ScannerState } from '@fandeck/sdk/claims'
import { useEffect, useMemo } from 'react'
import { useLatest } from '../internal/use-latest.ts'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: ScannerState) => state

/** Returns a scanner without a camera; cancels a running scan on unmount (S4.29). */
export function useScanner(options: ScannerOptions = {}): readonly [ScannerState, Scanner] {
  const fandeck = useFandeck()
  const newest = useLatest(options)
  const { mintingId } = options
  const hasCancel = options.onCancel !== undefined
  const scanner = useMemo(
    () =>
      createScanner(fandeck, {
        mintingId,
        onSuccess: (card) => newest.current.onSuccess?.(card),
        ...(hasCancel && { onCancel: (refusal) => newest.current.onCancel?.(refusal) }),
      }),
    [fandeck, mintingId, hasCancel],
  )
  useEffect(() => scanner.cancel, [scanner])
  return [useWatched(scanner, whole), scanner]
}
