import type { Clock } from '@fandeck/sdk'
import { useSyncExternalStore } from 'react'

const SECOND = 1000

/** Returns server time, epoch ms, and renders at every full second. */
export function useSecond({ subscribe, now }: Clock): number {
  const second = () => Math.floor(now() / SECOND) * SECOND
  return useSyncExternalStore(subscribe, second, second)
}
