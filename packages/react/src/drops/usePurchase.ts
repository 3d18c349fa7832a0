import { createPurchase, type DropRef, type Purchase, type PurchaseState } from '@fandeck/sdk/drops'
import { useMemo } from 'react'
import { useWatched } from '../internal/use-watched.ts'
import { useFandeck } from '../provider/FandeckProvider.tsx'

const whole = (state: PurchaseState) => state

/** Returns the state and the actions of one drop's purchase. Polls an open payment while mounted (S3.14, D20). */
export function usePurchase({ dropId }: DropRef): readonly [PurchaseState, Purchase] {
  const fandeck = useFandeck()
  const purchase = useMemo(() => createPurchase(fandeck, { dropId }), [fandeck, dropId])
  return [useWatched(purchase, whole), purchase]
}
