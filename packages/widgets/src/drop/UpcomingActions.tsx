import { useDropReminder, useSetDropReminder } from '@fandeck/react'
import { useDropModel } from '../drop-model/drop-context.ts'
import { Button } from '../primitives/button/Button.tsx'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { errorSentence, useMessagesOf } from '../theme/messages.tsx'
import { CalendarLink } from './CalendarLink.tsx'
import { koUpcoming } from './messages.ko.ts'
import '../drop-model/DropHint.css'
import './DropPurchase.css'

const sentences = /* @__PURE__ */ joined(koCommon, koUpcoming)

/** What a fan can do before a drop opens: have a message ten minutes before it (members, D110), and save it to the calendar. */
export function UpcomingActions() {
  const messages = useMessagesOf(sentences)
  const { dropId, drop } = useDropModel()
  const { data: reminder } = useDropReminder({ dropId })
  const { mutate, data: answer, error, isPending } = useSetDropReminder()
  const { reminding = false, channel = 'none' } = reminder ?? {}
  const failure = error ? errorSentence(messages, error) : answer?.error
  const words = reminding && channel !== 'none' ? messages[`drop.reminder.${channel}`] : undefined
  return (
    <>
      {(failure ?? words) && (
        <p className="fandeck-drop__hint" role="status">
          {failure ?? words}
        </p>
      )}
      <div className="fandeck-drop__upcoming">
        {channel !== 'none' && (
          <Button
            size={44}
            kind={reminding ? 'outline' : 'primary'}
            loading={isPending}
            onClick={() => mutate({ dropId, reminding: !reminding })}
          >
            {messages[reminding ? 'drop.reminder.end' : 'drop.reminder.ask']}
          </Button>
        )}
        <CalendarLink url={drop.info.calendarUrl} />
      </div>
    </>
  )
}
