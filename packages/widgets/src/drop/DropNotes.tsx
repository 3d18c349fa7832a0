import { useState } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { AccordionItem, AccordionRoot } from '../primitives/accordion/Accordion.tsx'
import './DropBody.css'

/** Who sells (S3.13), and what to know before buying; `folded` shows both only when they are asked for. */
export function DropNotes({ folded }: { folded?: boolean }) {
  const messages = useDropMessages()
  const { drop, information } = useDropModel()
  const [open, setOpen] = useState(folded ? undefined : 'vendor')
  const { name, address, phone, businessNumber, registrationNumber } = drop.vendor
  const vendor = { name, address, phone, businessNumber, registrationNumber }
  const notices = information?.notices ?? []
  return (
    <div className="fandeck-drop__notes">
      <AccordionRoot value={open} onValueChange={setOpen}>
        <AccordionItem value="vendor" title={messages['drop.vendor']}>
          <dl className="fandeck-drop__vendor">
            {Object.entries(vendor).map(([key, value]) => (
              <div key={key}>
                <dt>{messages[`drop.vendor.${key as keyof typeof vendor}`]}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </AccordionItem>
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
    </div>
  )
}
