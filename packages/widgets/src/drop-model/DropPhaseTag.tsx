import type { DropPhase } from '@fandeck/sdk'
import { Tag, type TagProps } from '../primitives/tag/Tag.tsx'
import { useDropMessages } from './use-drop-messages.ts'

const TONES: Record<DropPhase, TagProps['tone']> = {
  upcoming: 'warn',
  open: 'live',
  soldOut: 'neutral',
  closed: 'neutral',
}
const WORDS = {
  upcoming: 'drop.upcoming',
  open: 'drop.open',
  soldOut: 'drop.soldOut',
  closed: 'drop.ended',
} as const

/** Where a drop stands, in two words. */
export function DropPhaseTag({ phase }: { phase: DropPhase }) {
  const messages = useDropMessages()
  return (
    <Tag tone={TONES[phase]} dot={phase === 'open'}>
      {messages[WORDS[phase]]}
    </Tag>
  )
}
