import { useEnterEvent, useEntries, useSession } from '@fandeck/react'
import type { FanEvent } from '@fandeck/sdk/showcase'
import { Button } from '../primitives/button/Button.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useDates } from '../theme/use-dates.ts'
import { useDrawMessages } from './use-draw-messages.ts'

/** The button that enters the draw of an open event; afterwards, when the winners are announced. */
export function EnterDraw({
  event,
  onSignInRequest,
}: {
  event: FanEvent
  onSignInRequest?: (() => void) | undefined
}) {
  const messages = useDrawMessages()
  const { day } = useDates()
  const { eventId } = event
  const loggedIn = useSession((session) => session.loggedIn)
  const entries = useEntries()
  const enter = useEnterEvent()
  const entry = enter.data ?? entries.data?.find((one) => one.eventId === eventId)
  if (entry)
    return (
      <p className="fandeck-event__entered" role="status">
        <b>{messages['events.entered']}</b> {messages['events.announced']({ date: day(entry.announcedAt) })}
      </p>
    )
  const press = () => (loggedIn ? enter.mutate({ eventId }) : onSignInRequest?.())
  return (
    <>
      {enter.error && (
        <p className="fandeck-caption" role="alert">
          {errorSentence(messages, enter.error)}
        </p>
      )}
      <Button block loading={enter.isPending || (loggedIn && entries.isPending)} onClick={press}>
        {messages[loggedIn ? 'events.enter' : 'events.signInToEnter']}
      </Button>
    </>
  )
}
