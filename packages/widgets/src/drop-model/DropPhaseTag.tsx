import type { DropPhase } from '@fandeck/sdk/drops'
import { forwardRef } from 'react'
import type { PartProps } from '../primitives/part/Part.tsx'
import { Tag, type TagProps } from '../primitives/tag/Tag.tsx'
import { useDropMessages } from './use-drop-messages.ts'

const TONES: Record<DropPhase, TagProps['tone']> = {
  upcoming: 'warn',
  open: 'live',
  paused: 'warn',
  soldOut: 'neutral',
  closed: 'neutral',
}
const WORDS = {
  upcoming: 'drop.upcoming',
  open: 'drop.open',
  paused: 'drop.paused',
  soldOut: 'drop.soldOut',
  closed: 'drop.ended',
} as const

/** The props of the tag of a drop's phase. */
export interface DropPhaseTagProps extends PartProps {
  phase: DropPhase
}

/** The phase of a drop as a tag. */
export const DropPhaseTag = /* @__PURE__ */ forwardRef<HTMLElement, DropPhaseTagProps>(function DropPhaseTag(
  { phase, ...root },
  ref,
) {
  const messages = useDropMessages()
  return (
    <Tag tone={TONES[phase]} dot={phase === 'open'} {...root} ref={ref}>
      {messages[WORDS[phase]]}
    </Tag>
  )
})
