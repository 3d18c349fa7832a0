import { createPurchase, type DropRef, type Purchase, type PurchaseState } from '@fandeck/sdk'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: PurchaseState) => state

/** The purchase of one drop: its state and its actions. Polls an open payment while mounted. */
export function usePurchase({ dropId }: DropRef): readonly [PurchaseState, Purchase] {
  const fandeck = useFandeck()
  const purchase = useMemo(() => createPurchase(fandeck, { dropId }), [fandeck, dropId])
  return [useWatched(purchase, whole), purchase]
}
