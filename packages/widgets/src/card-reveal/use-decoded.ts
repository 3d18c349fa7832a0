import { useMaybeFandeck } from '@fandeck/react'
import { useEffect, useState } from 'react'
import { decoded, late } from './pictures.ts'
import type { RevealedCard } from './revealed-card.ts'

/** Returns whether the pictures of cards are decoded, or have been waited for long enough; `undefined` cards are never. */
export function useDecoded(cards: readonly RevealedCard[] | undefined): boolean {
  const fandeck = useMaybeFandeck()
  const [ready, setReady] = useState<readonly RevealedCard[]>()
  useEffect(() => {
    if (!cards) return
    let left = false
    Promise.race([decoded(fandeck, cards), late()]).then(() => {
      if (!left) setReady(cards)
    })
    return () => {
      left = true
    }
  }, [fandeck, cards])
  return cards !== undefined && ready === cards
}
