import { createPurchase, type Purchase, type PurchaseState } from '@fandeck/sdk'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-machine.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: PurchaseState) => state

/** The purchase of one drop: its state and its actions. The server is asked about a payment while this is mounted. */
export function usePurchase(dropId: number): readonly [PurchaseState, Purchase] {
  const fandeck = useFandeck()
  const purchase = useMemo(() => createPurchase(fandeck, { dropId }), [fandeck, dropId])
  return [useWatched(purchase, whole), purchase]
}
