import type { DropPhase } from '@fandeck/sdk'
import { CircleCheck } from 'lucide-react'
import { Tag, type TagProps } from '../primitives/tag/Tag.tsx'
import { useDropModel } from './drop-context.ts'
import { useDropMessages } from './use-drop-messages.ts'
import './DropBody.css'

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

/** Phase, round and, in a drop with a whitelist, whether the fan is on it. */
export function DropTags() {
  const messages = useDropMessages()
  const { drop, phase, listed, cta } = useDropModel()
  return (
    <div className="fandeck-drop__tags">
      <DropPhaseTag phase={phase} />
      <Tag>{messages['drop.round']({ round: drop.info.round })}</Tag>
      {drop.info.whitelist && listed === true && (
        <Tag tone="ok" icon={<CircleCheck aria-hidden />}>
          {messages['drop.eligible']}
        </Tag>
      )}
      {drop.info.whitelist && listed !== true && <Tag>{messages['drop.invited']}</Tag>}
      {cta === 'limited' && <Tag>{messages['drop.limited']}</Tag>}
    </div>
  )
}
