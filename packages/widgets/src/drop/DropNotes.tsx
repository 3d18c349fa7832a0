import { forwardRef, useState } from 'react'
import { useDropModel, useDropShared } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { AccordionItem, AccordionRoot } from '../primitives/accordion/Accordion.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import './DropBody.css'

const loadParts = () => import('./lazy-parts.ts')

const VENDOR = ['name', 'address', 'phone', 'businessNumber', 'registrationNumber'] as const

/** The props of vendor and notices. */
export interface DropNotesProps extends PartProps {
  /** Starts with all rows closed instead of the vendor's open. @default false */
  folded?: boolean | undefined
}

/** The vendor (S3.13), the odds and the notices of a drop, as rows that open. */
export const DropNotes = /* @__PURE__ */ forwardRef<HTMLElement, DropNotesProps>(function DropNotes(
  { folded, ...root },
  ref,
) {
  const messages = useDropMessages()
  const { drop, information } = useDropModel()
  const shared = useDropShared()
  const [open, setOpen] = useState(folded ? undefined : 'vendor')
  const notices = information?.notices ?? []
  return (
    <Part base="fandeck-drop__notes" {...root} ref={ref}>
      <AccordionRoot value={open} onValueChange={setOpen}>
        <AccordionItem value="vendor" title={messages['drop.vendor']}>
          <dl className="fandeck-drop__vendor">
            {VENDOR.filter((key) => drop.vendor[key]).map((key) => (
              <div key={key}>
                <dt>{messages[`drop.vendor.${key}`]}</dt>
                <dd>{drop.vendor[key]}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
        {drop.info.hasOdds && (
          <AccordionItem value="odds" title={messages['drop.odds']}>
            <Lazy load={loadParts} onFailed={(error) => shared?.onFailed(error, true)}>
              {({ DropOdds }) => <DropOdds />}
            </Lazy>
          </AccordionItem>
        )}
        {notices.length > 0 && (
          <AccordionItem value="notices" title={messages['drop.notices']}>
            <ul className="fandeck-drop__notices">
              {notices.map((notice) => (
                <li key={notice}>{notice}</li>
              ))}
            </ul>
          </AccordionItem>
        )}
      </AccordionRoot>
    </Part>
  )
})
