// What a sign-in in a window needs, loaded when a fan presses.
import type { FandeckError } from '@fandeck/sdk'
import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { errorSentence, useMessagesOf } from '../theme/messages.tsx'
import { koSignIn } from './messages.ko.ts'
import '../drop-model/DropHint.css'

export { endSession, openSignIn } from '@fandeck/sdk/handover'

const sentences = /* @__PURE__ */ joined(koCommon, koSignIn)

/** Under the drop: that a window waits, or why it has not logged anybody in. */
export function SignInNote({ error }: { error?: FandeckError }) {
  const messages = useMessagesOf(sentences)
  return (
    <p className="fandeck-drop__hint fandeck-drop__login" role={error ? 'alert' : 'status'}>
      {error ? errorSentence(messages, error) : messages['login.waiting']}
    </p>
  )
}
