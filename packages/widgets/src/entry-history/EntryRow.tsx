import type { Entry } from '@fandeck/sdk/entries'
import { memo } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { Tag, type TagProps } from '../primitives/tag/Tag.tsx'
import { useDates } from '../theme/use-dates.ts'
import { maskInvoice, trackingUrl } from '../transaction-list/carriers.ts'
import { useEntryMessages } from './use-entry-messages.ts'
import './EntryHistory.css'

interface EntryRowProps {
  entry: Entry
  /** Called with the benefit that a winner wants to collect. */
  onBenefitOpen: ((benefitId: number) => void) | undefined
}

const TONES = { waiting: 'neutral', won: 'ok', lost: 'neutral' } as const satisfies Record<
  Entry['result'],
  TagProps['tone']
>

/** One entry: its result, and the way to the prize or the parcel of a winner. */
export const EntryRow = /* @__PURE__ */ memo(function EntryRow({ entry, onBenefitOpen }: EntryRowProps) {
  const messages = useEntryMessages()
  const { date } = useDates()
  const { title, image, enteredAt, result, announcedAt, benefitId, carrier, invoiceNumber } = entry
  const won = result === 'won'
  const tracking = won ? trackingUrl(carrier, invoiceNumber) : undefined
  return (
    <li className="fandeck-entry">
      <div className="fandeck-entry__head">
        {image && <Image className="fandeck-entry__picture" shownWidth={44} src={image} alt="" />}
        <div>
          <p className="fandeck-entry__title">{title}</p>
          <p className="fandeck-caption">{messages['entries.entered']({ date: date(enteredAt) })}</p>
          {won && invoiceNumber && (
            <p className="fandeck-caption">
              {messages['entries.invoice']({ carrier: carrier ?? '', number: maskInvoice(invoiceNumber) })}
            </p>
          )}
        </div>
      </div>
      <div className="fandeck-entry__foot">
        <Tag tone={TONES[result]}>
          {result === 'waiting'
            ? messages['entries.result.waiting']({ date: date(announcedAt).slice(5) })
            : messages[`entries.result.${result}`]}
        </Tag>
        {won && benefitId != null && onBenefitOpen && (
          <Button size={36} onClick={() => onBenefitOpen(benefitId)}>
            {messages['entries.benefit']}
          </Button>
        )}
        {tracking && (
          <a
            className="fandeck-button"
            data-size={36}
            href={tracking}
            target="_blank"
            rel="noopener noreferrer"
          >
            <span className="fandeck-button__label">{messages['entries.track']}</span>
            <span className="fandeck-visually-hidden">{messages['entries.newWindow']}</span>
          </a>
        )}
      </div>
    </li>
  )
})
