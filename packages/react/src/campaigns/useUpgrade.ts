import { createUpgrade, type Upgrade, type UpgradeState } from '@fandeck/sdk/campaigns'
import { useState } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'
import type { BoardRef } from './board-ref.ts'

const whole = (state: UpgradeState) => state

/** Returns the state and the actions of an upgrade board; give another board another `key` (S3.30, D28). */
export function useUpgrade({
  slug,
  board = 'upgrade',
  specialPlayers,
}: BoardRef & { specialPlayers: readonly string[] }): readonly [UpgradeState, Upgrade] {
  const fandeck = useFandeck()
  const [upgrade] = useState(() => createUpgrade(fandeck, { slug, board, specialPlayers }))
  return [useWatched(upgrade, whole), upgrade]
}
