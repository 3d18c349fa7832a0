import type { FormationSlot } from '@fandeck/sdk/campaigns'
import { Plus } from 'lucide-react'
import { type CSSProperties, type RefObject, useId } from 'react'
import type { CardFacts } from '../../card/card-props.ts'
import { FrontCard } from '../../card/FrontCard.tsx'
import { LazyCelebration } from '../../celebration/LazyCelebration.tsx'
import { slotName, useFormationMessages } from './use-formation-messages.ts'
import type { useSlotMoves } from './use-slot-moves.ts'

interface PitchProps {
  places: readonly FormationSlot[]
  /** The cards of the slots; `undefined` for an empty one. */
  cards: readonly (CardFacts | undefined)[]
  moves: ReturnType<typeof useSlotMoves>
  /** Whether the scene of a complete eleven plays. */
  celebrating: boolean
  /** The pitch itself. */
  root: RefObject<HTMLDivElement | null>
}

/** The pitch with its eleven slots as buttons, in the order of the team sheet. */
export function Pitch({ places, cards, moves, celebrating, root }: PitchProps) {
  const messages = useFormationMessages()
  const hint = useId()
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div
      ref={root}
      className="fandeck-formation__pitch"
      role="group"
      aria-label={messages['formation.pitch']}
      data-celebrating={celebrating || undefined}
      data-moving={moves.picked !== undefined || undefined}
    >
      <svg className="fandeck-formation__lines" viewBox="0 0 366 584" aria-hidden="true">
        <path d="M34 6H332L364 578H2Z" fill="#fff" fillOpacity=".07" />
        <path d="M98 6 92 76H274L268 6M88 578 95 486H271L278 578M140 578 143 540H223L226 578M18 290H348" />
        <ellipse cx="183" cy="290" rx="58" ry="46" />
      </svg>
      {places.map(({ position, x, y }, slot) => {
        const card = cards[slot]
        const name = slotName(messages, places, slot)
        return (
          <button
            // biome-ignore lint/suspicious/noArrayIndexKey: a slot is its place in the formation
            key={slot}
            type="button"
            className="fandeck-formation__slot"
            data-empty={card ? undefined : ''}
            aria-describedby={card && hint}
            {...moves.slotProps(slot)}
            style={{ left: `${x}%`, top: `${y}%`, '--fandeck-place': slot / places.length } as CSSProperties}
          >
            <span className="fandeck-visually-hidden">
              {card
                ? messages['formation.filled']({ slot: name, name: card.name })
                : messages['formation.empty']({ slot: name })}
            </span>
            <span className="fandeck-formation__content fandeck-celebrated" aria-hidden>
              {card ? (
                <FrontCard {...card} />
              ) : (
                <>
                  <Plus size={20} strokeWidth={2} />
                  {position}
                </>
              )}
            </span>
          </button>
        )
      })}
      <LazyCelebration playing={celebrating} />
      <span hidden id={hint}>
        {messages['formation.hint']}
      </span>
    </div>
  )
}
