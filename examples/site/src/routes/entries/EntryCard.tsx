import { formatSeoulDate } from '@fandeck/sdk'
import type { Entry } from '@fandeck/sdk/entries'
import { Button, Image, maskInvoice, Tag, trackingUrl } from '@fandeck/widgets'
import { useSiteWallet } from '../../layout/site-wallet.ts'
import { TrackingLink } from '../transactions/TrackingLink.tsx'
import { resultOf } from './entry-text.ts'

/** One entry: its result, and the way to the prize or the parcel of a winner. */
export function EntryCard({ entry }: { entry: Entry }) {
  const wallet = useSiteWallet()
  const { title, image, enteredAt, result, benefitId, carrier, invoiceNumber } = entry
  const [words, tone] = resultOf(entry)
  const won = result === 'won'
  const tracking = won ? trackingUrl(carrier, invoiceNumber) : undefined
  return (
    <li className="site-entry">
      <div className="site-entry__head">
        {image && <Image className="site-entry__picture" src={image} alt="" />}
        <div>
          <p className="site-entry__title">{title}</p>
          <p className="fandeck-caption">{formatSeoulDate(enteredAt)} 응모</p>
          {won && invoiceNumber && (
            <p className="fandeck-caption">
              {carrier} · 운송장 {maskInvoice(invoiceNumber)}
            </p>
          )}
        </div>
      </div>
      <div className="site-entry__foot">
        <Tag tone={tone}>{words}</Tag>
        {won && benefitId != null && (
          <Button size={36} onClick={wallet.open}>
            수령 방법 보기
          </Button>
        )}
        {tracking && <TrackingLink href={tracking} size={36} />}
      </div>
    </li>
  )
}
