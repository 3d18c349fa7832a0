// The sign-in window; loaded when the fan presses the button.
import type { FandeckError } from '@fandeck/sdk'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { errorSentence, useMessagesOf } from '../theme/messages.tsx'
import { koSignIn } from './messages.ko.ts'
import '../drop-model/DropHint.css'

export { endSession, openSignIn } from '@fandeck/sdk/handover'

const sentences = /* @__PURE__ */ joined(koCommon, koSignIn)

/** A note under the drop: the window is open, or why the sign-in failed. */
export function SignInNote({ error }: { error?: FandeckError | undefined }) {
  const messages = useMessagesOf(sentences)
  return (
    <p className="fandeck-drop__hint fandeck-drop__login" role={error ? 'alert' : 'status'}>
      {error ? errorSentence(messages, error) : messages['login.waiting']}
    </p>
  )
}
