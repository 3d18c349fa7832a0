import { useFandeck, useOpenPacks } from '@fandeck/react'
import type { DrawnCard, OpenedPacks } from '@fandeck/sdk/drops'
import { forwardRef, useEffect, useMemo, useRef, useState } from 'react'
import { CardReveal } from '../card-reveal/CardReveal.tsx'
import { prepareReveal } from '../card-reveal/RevealStage.tsx'
import { inOrderOfReveal } from '../card-reveal/rarity.ts'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { torn } from './opening.ts'
import { SealedPack } from './SealedPack.tsx'

/** The props of the opening of an order's packs. */
export interface PackRevealProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  /** The paid order; without one, the packs cannot be opened yet. */
  orderId: string | undefined
  /** Number of packs. */
  count: number
  packName?: string | undefined
  /** Number of cards in a pack, printed on it. */
  cardsPerPack?: number | undefined
  /** Called with the rarest card when the fan presses "공유하기"; without it, there is no such button. */
  onShare?: ((card: DrawnCard) => void) | undefined
  /** Called when the packs are open. */
  onOpened?: ((opened: OpenedPacks) => void) | undefined
  /** Called when the fan leaves the packs closed, before `onClose`. */
  onLater?: (() => void) | undefined
  /** Called when the fan leaves, with or without opened packs. */
  onClose(): void
  /** Called when the fan presses "덱에서 보기". */
  onDone(): void
}

const NONE: readonly DrawnCard[] = []

/** The packs of an order: they wait until the fan tears them, then their cards are revealed one by one (D79). */
export const PackReveal = /* @__PURE__ */ forwardRef<HTMLElement, PackRevealProps>(function PackReveal(
  { orderId, count, packName, cardsPerPack, onOpened, onShare, onLater, ...reveal },
  ref,
) {
  const fandeck = useFandeck()
  const opening = useOpenPacks()
  const sealed = useRef<HTMLDivElement>(null)
  // A second press comes before the render that disables the button.
  const pressed = useRef(false)
  // An order and no boolean, so that another order starts with closed packs.
  const [tornOrder, setTornOrder] = useState<string>()
  const opened = opening.data?.orderId === orderId ? opening.data : undefined
  const cards = useMemo(() => (opened ? inOrderOfReveal(opened.cards) : NONE), [opened])
  const failed = opening.isError && opening.variables.orderId === orderId

  const waiting = reveal.open && !opened
  useEffect(() => {
    if (waiting) prepareReveal()
  }, [waiting])

  // After the render that draws the cards behind the pack.
  useEffect(() => {
    if (!opened) return
    let left = false
    torn(fandeck, sealed, opened.cards).then(() => {
      if (!left) setTornOrder(opened.orderId)
    })
    return () => {
      left = true
    }
  }, [fandeck, opened])

  function open() {
    if (orderId === undefined || pressed.current || opened) return
    pressed.current = true
    opening.mutate(
      { orderId },
      {
        onSettled: () => {
          pressed.current = false
        },
        onSuccess: (reply) => onOpened?.(reply),
      },
    )
  }

  function leave() {
    if (!opened) onLater?.()
    reveal.onClose()
  }

  return (
    <CardReveal
      {...reveal}
      onClose={leave}
      onShare={
        onShare &&
        ((shared) => {
          const card = cards.find((one) => one === shared)
          if (card) onShare(card)
        })
      }
      ref={ref}
      packName={packName}
      cards={cards}
      waiting={tornOrder !== orderId}
      sealed={
        <SealedPack
          key={orderId}
          ref={sealed}
          name={packName}
          count={count}
          cardsPerPack={cardsPerPack}
          opening={opening.isPending || opened !== undefined}
          error={failed ? opening.error : undefined}
          headingLevel={reveal.headingLevel}
          onOpen={open}
          onLater={leave}
        />
      }
    />
  )
})
