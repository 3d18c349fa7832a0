import { useFandeck } from '@fandeck/react'
import type { DropCta as Cta } from '@fandeck/sdk/drops'
import { forwardRef } from 'react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { useDropMessages } from '../drop-model/use-drop-messages.ts'
import { Button } from '../primitives/button/Button.tsx'
import { Countdown } from '../primitives/countdown/Countdown.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useDates } from '../theme/use-dates.ts'
import '../drop-model/DropHint.css'
import './DropPurchase.css'

const loadUpcoming = () => import('./UpcomingActions.tsx')

const PRESSABLE: readonly Cta[] = ['buy', 'login', 'resume', 'retry']

/** The button of a drop, pinned to the bottom, with the reason when it is disabled. */
export const DropCta = /* @__PURE__ */ forwardRef<HTMLElement, PartProps>(function DropCta(props, ref) {
  const messages = useDropMessages()
  const { moment } = useDates()
  const { clock } = useFandeck()
  const { cta, drop, label, notice, press, state, purchase, opening, missed, listingMessage } = useDropModel()
  const { startAt, maxPerMember } = drop.info
  const labels: Record<Cta, string> = {
    upcoming: messages['drop.cta.upcoming']({ at: moment(startAt) }),
    paused: messages['drop.cta.paused'],
    ended: messages['drop.cta.ended'],
    soldOut: messages['drop.cta.soldOut'],
    login: messages['drop.cta.login'],
    checking: messages['drop.cta.buy'],
    retry: messages['common.retry'],
    notListed: messages['drop.cta.notInvited'],
    limited: messages['drop.cta.limited'],
    buy: messages['drop.cta.buy'],
    resume: messages['purchase.resume.action'],
  }
  const hints: Partial<Record<Cta, string | undefined>> = {
    soldOut: messages['drop.soldOut.message'],
    checking: messages['drop.checking.message'],
    retry: messages.errors.fallback,
    notListed: listingMessage ?? messages['drop.invited.message'],
    limited: messages['drop.limited.message']({ limit: maxPerMember }),
    resume: state.error ? errorSentence(messages, state.error) : messages['purchase.resume.message'],
  }
  const checking = cta === 'checking'
  const hint = missed ? messages.errors.fallback : hints[cta]
  return (
    <Part base="fandeck-drop__cta" data-bottom-bar {...props} ref={ref}>
      {cta === 'resume' && (
        <p className="fandeck-drop__resume">
          {messages['purchase.resume.title']}
          {state.reservation && (
            <Countdown until={state.reservation.expiresAt} subscribe={clock.subscribe} now={clock.now} />
          )}
        </p>
      )}
      {notice}
      {hint && (
        // A short wait moves nothing: the button itself shows it.
        <p className={checking ? 'fandeck-visually-hidden' : 'fandeck-drop__hint'} role="status">
          {hint}
        </p>
      )}
      <Button
        block
        loading={checking || opening}
        disabled={!checking && !PRESSABLE.includes(cta)}
        onClick={press}
        // A busy button ignores presses; the model keeps this one.
        onClickCapture={checking ? press : undefined}
      >
        {label ?? labels[cta]}
      </Button>
      {cta === 'upcoming' && (
        <Lazy load={loadUpcoming} onFailed={() => {}}>
          {({ UpcomingActions }) => <UpcomingActions />}
        </Lazy>
      )}
      {cta === 'resume' && (
        <Button block kind="ghost" size={44} onClick={purchase.giveUp}>
          {messages['purchase.giveUp']}
        </Button>
      )}
    </Part>
  )
})
