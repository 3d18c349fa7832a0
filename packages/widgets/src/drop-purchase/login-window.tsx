// What a login in a window needs, loaded when a fan presses: with what buying needs, for it is what comes next.
import type { FandeckError } from '@fandeck/sdk'
import { koSignIn } from '../sign-in-window/messages.ko.ts'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { errorSentence, useMessagesOf } from '../theme/messages.tsx'
import './DropPurchase.css'

export { endSession, openSignIn } from '@fandeck/sdk/handover'

const sentences = /* @__PURE__ */ joined(koCommon, koSignIn)

/** Under the drop: that a window waits, or why it has not logged anybody in. */
export function LoginNote({ error }: { error?: FandeckError }) {
  const messages = useMessagesOf(sentences)
  return (
    <p className="fandeck-drop__hint fandeck-drop__login" role={error ? 'alert' : 'status'}>
      {error ? errorSentence(messages, error) : messages['login.waiting']}
    </p>
  )
}
