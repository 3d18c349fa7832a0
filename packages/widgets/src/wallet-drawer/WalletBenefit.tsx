import type { SeoulDates } from '@fandeck/sdk'
import type { Benefit } from '@fandeck/sdk/claims'
import { forwardRef, type ReactNode } from 'react'
import { AccordionItem } from '../primitives/accordion/Accordion.tsx'
import { Image } from '../primitives/image/Image.tsx'
import type { PartProps } from '../primitives/part/Part.tsx'
import { useDates } from '../theme/use-dates.ts'
import { useWalletMessages, type WalletMessages } from './use-wallet-messages.ts'
import { WalletCompletion } from './WalletCompletion.tsx'
import { WalletQr } from './WalletQr.tsx'
import { useWalletRows } from './wallet-rows.ts'
import './WalletDrawer.css'

/** The props of one row; the surrounding `Root` keeps whether it is open. */
export interface WalletBenefitProps extends PartProps {
  benefit: Benefit
  /** The content under the row. @default the QR, or the staff field */
  children?: ReactNode
}

/** A benefit as a row with image, name and period, which opens its QR or the staff field (S2.48–S2.50). */
export const WalletBenefit = /* @__PURE__ */ forwardRef<HTMLElement, WalletBenefitProps>(
  function WalletBenefit({ benefit, children, ...root }, ref) {
    const { turn } = useWalletRows()
    const messages = useWalletMessages()
    const dates = useDates()
    const title = (
      <span className="fandeck-wallet__benefit">
        <Image className="fandeck-wallet__thumb" shownWidth={56} src={benefit.image} alt="" />
        <span>
          {benefit.name}
          <span className="fandeck-wallet__period fandeck-caption">{periodOf(messages, dates, benefit)}</span>
        </span>
      </span>
    )
    return (
      <AccordionItem {...root} ref={ref} value={String(benefit.benefitId)} title={title}>
        <div className="fandeck-wallet__panel fandeck-inset">
          {children ??
            (benefit.usesQr ? (
              <WalletQr benefitId={benefit.benefitId} />
            ) : (
              <WalletCompletion key={turn} benefitId={benefit.benefitId} />
            ))}
        </div>
      </AccordionItem>
    )
  },
)

function periodOf(messages: WalletMessages, dates: SeoulDates, { startAt, endAt }: Benefit): string {
  const date = dates.date(startAt)
  return date === dates.date(endAt) ? messages['wallet.oneDay']({ date }) : dates.range(startAt, endAt)
}
