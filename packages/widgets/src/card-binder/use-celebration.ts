import { useFandeck } from '@fandeck/react'
import { useScene } from '../celebration/use-scene.ts'
import { type Binder, completedAt } from './binder.ts'

/** A set that was completed this long ago is celebrated when its binder opens, ms. */
const FRESH_MS = 600_000

/** Returns whether the scene of a set that has just become complete is playing. Any press or key ends it. */
export function useCelebration(binder: Binder | undefined): boolean {
  const { clock } = useFandeck()
  const at = binder && completedAt(binder)
  return useScene(at !== undefined && clock.now() - at < FRESH_MS ? at : undefined)
}
