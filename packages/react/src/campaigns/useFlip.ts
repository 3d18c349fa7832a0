import { createFlip, type Flip, type FlipState } from '@fandeck/sdk/campaigns'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'

const whole = (state: FlipState) => state

/** Returns which of `count` cards shows its back, and the actions that turn them over (S3.33, D32). */
export function useFlip({ count }: { count: number }): readonly [FlipState, Flip] {
  const flip = useMemo(() => createFlip(count), [count])
  return [useWatched(flip, whole), flip]
}
