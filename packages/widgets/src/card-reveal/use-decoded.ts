import { useMaybeFandeck } from '@fandeck/react'
import { useEffect, useState } from 'react'
import { decoded, late } from './pictures.ts'
import type { RevealedCard } from './revealed-card.ts'

/**
 * Returns whether the pictures of cards are decoded, or have been waited for long enough; `undefined` cards are never.
 * Later facts of the same cards, such as their design, keep them ready, so that a reveal does not begin again.
 */
export function useDecoded(cards: readonly RevealedCard[] | undefined): boolean {
  const fandeck = useMaybeFandeck()
  const names = cards?.map(({ cardId, edition }) => `${cardId}/${edition}`).join(' ')
  const [ready, setReady] = useState<string>()
  useEffect(() => {
    if (!cards || ready === names) return
    let left = false
    Promise.race([decoded(fandeck, cards), late()]).then(() => {
      if (!left) setReady(names)
    })
    return () => {
      left = true
    }
  }, [fandeck, cards, names, ready])
  return names !== undefined && ready === names
}
