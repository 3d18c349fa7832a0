import { CircleCheck } from 'lucide-react'
import { DropPhaseTag } from '../drop-model/DropPhaseTag.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Tag } from '../primitives/tag/Tag.tsx'
import './DropBody.css'

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
