import { type Benefit, formatSeoulDate, formatSeoulRange } from '@fandeck/sdk'
import type { ReactNode } from 'react'
import { AccordionItem } from '../primitives/accordion/Accordion.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { useWalletMessages, type WalletMessages } from './use-wallet-messages.ts'
import { WalletCompletion } from './WalletCompletion.tsx'
import { WalletQr } from './WalletQr.tsx'
import { useWalletRows } from './wallet-rows.ts'
import './WalletDrawer.css'

/** One row; whether it is open is held by the `Root` around it. */
export interface WalletBenefitProps {
  benefit: Benefit
  /** What opens under the row; its QR, or the staff's field, when absent. */
  children?: ReactNode
}

/** A benefit as a row: image, claim name and period, and under it the QR or the staff's field (S2.48–S2.50). */
export function WalletBenefit({ benefit, children }: WalletBenefitProps) {
  const { turn } = useWalletRows()
  const messages = useWalletMessages()
  const title = (
    <span className="fandeck-wallet__benefit">
      <Image className="fandeck-wallet__thumb" src={benefit.image} alt="" />
      <span>
        {benefit.name}
        <span className="fandeck-wallet__period fandeck-caption">{periodOf(messages, benefit)}</span>
      </span>
    </span>
  )
  return (
    <AccordionItem value={String(benefit.benefitId)} title={title}>
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
}

function periodOf(messages: WalletMessages, { startAt, endAt }: Benefit): string {
  const date = formatSeoulDate(startAt)
  return date === formatSeoulDate(endAt)
    ? messages['wallet.oneDay']({ date })
    : formatSeoulRange(startAt, endAt)
}
