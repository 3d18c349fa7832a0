'use client'

import { useFandeck } from '@fandeck/react'
import { openSignIn } from '@fandeck/sdk/handover'
import { DropPurchase } from '@fandeck/widgets'

export function Sale({ dropId }: { dropId: number }) {
  const fandeck = useFandeck()
  const signIn = () => void openSignIn(fandeck, { origin: 'https://fandeck.example' })
  return <DropPurchase dropId={dropId} onLoginRequired={signIn} />
}
