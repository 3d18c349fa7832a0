import { CircleCheck } from 'lucide-react'
import { forwardRef } from 'react'
import { DropPhaseTag } from '../drop-model/DropPhaseTag.tsx'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { Tag } from '../primitives/tag/Tag.tsx'
import './DropBody.css'

/** Phase and round; in a drop with a whitelist, also whether the member is listed. */
export const DropTags = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(function DropTags(props, ref) {
  const messages = useDropMessages()
  const { drop, phase, listed, cta } = useDropModel()
  return (
    <Part base="fandeck-drop__tags" {...props} ref={ref}>
      <DropPhaseTag phase={phase} />
      <Tag>{messages['drop.round']({ round: drop.info.round })}</Tag>
      {drop.info.whitelist && listed === true && (
        <Tag tone="ok" icon={<CircleCheck aria-hidden />}>
          {messages['drop.eligible']}
        </Tag>
      )}
      {drop.info.whitelist && listed !== true && <Tag>{messages['drop.invited']}</Tag>}
      {cta === 'limited' && <Tag>{messages['drop.limited']}</Tag>}
    </Part>
  )
})
