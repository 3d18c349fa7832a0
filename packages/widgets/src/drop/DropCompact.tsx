import { amountToPay } from '@fandeck/sdk/drops'
import { forwardRef } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { grouped } from '../primitives/grouped.ts'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { Stepper } from '../primitives/stepper/Stepper.tsx'
import { DropCta } from './DropCta.tsx'
import { DropHero } from './DropHero.tsx'
import { DropNotes } from './DropNotes.tsx'
import { DropPayment } from './DropPayment.tsx'
import { DropPoweredBy } from './DropPurchase.tsx'
import { DropRoot, type DropRootProps } from './DropRoot.tsx'
import { DropTags } from './DropTags.tsx'
import { DropTimer } from './DropTimer.tsx'
import { DropTitle } from './DropTitle.tsx'
import '../drop-model/DropHint.css'
import './DropPurchase.css'
import './DropBody.css'
import './DropCompact.css'

/** The props of a drop as a panel. */
export interface DropCompactProps extends Omit<DropRootProps, 'children'>, HeadedPartProps {}

/**
 * A drop as a panel for a brand's page: one card, price, countdown, count, button, and the closed rows of vendor and
 * notices.
 *
 * @example
 * <DropCompact dropId={1} />
 */
export const DropCompact = /* @__PURE__ */ forwardRef<HTMLElement, DropCompactProps>(function DropCompact(
  { headingLevel, ...root },
  ref,
) {
  return (
    <DropRoot {...root} ref={ref}>
      <div className="fandeck-drop-compact">
        <DropHero single />
        <div className="fandeck-drop__body">
          <DropTags />
          <DropTitle headingLevel={headingLevel} />
          <DropTimer />
          <DropBuy />
          <DropPoweredBy />
          <DropNotes folded />
        </div>
      </div>
      <DropPayment />
    </DropRoot>
  )
})

/**
 * The count and the button with the total, in their places while the limit is being checked; the plain button while
 * buying is not possible.
 */
function DropBuy() {
  const messages = useDropMessages()
  const { cta, drop, state, max, purchase, press, opening, missed } = useDropModel()
  const checking = cta === 'checking'
  if (cta !== 'buy' && !checking) return <DropCta />
  return (
    <div className="fandeck-drop-compact__buy">
      <Stepper
        label={messages['purchase.quantity']}
        value={state.count}
        max={max}
        disabled={checking}
        onChange={purchase.setCount}
      />
      {checking && (
        <p className="fandeck-visually-hidden" role="status">
          {messages['drop.checking.message']}
        </p>
      )}
      {missed && (
        <p className="fandeck-drop__hint" role="status">
          {messages.errors.fallback}
        </p>
      )}
      <Button block loading={checking || opening} onClick={press}>
        {drop.info.paid
          ? messages['drop.cta.buyFor']({ amount: grouped(amountToPay(drop.info, state)) })
          : messages['drop.cta.free']}
      </Button>
    </div>
  )
}
