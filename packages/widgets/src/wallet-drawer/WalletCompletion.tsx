import { useCompleteBenefit, useFandeck } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { typedDigits } from '@fandeck/sdk/input'
import { UserRoundCheck } from 'lucide-react'
import {
  type ClipboardEvent,
  type FocusEvent,
  type FormEvent,
  forwardRef,
  useEffect,
  useRef,
  useState,
} from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { useModals } from '../primitives/modal-host/ModalHost.tsx'
import { Part, type PartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import './WalletCompletion.css'

/** The props of the staff field. */
export interface WalletReceiptProps extends PartProps {
  /** The `benefitId` of a benefit whose `usesQr` is false. */
  benefitId: number
}

/** The maximum digits of a staff password; the server checks the minimum (D14). */
const MAX_DIGITS = 8
/**
 * A text field with masked glyphs: a browser offers to keep every `type="password"`, here on the fan's device, and
 * fills it. The attributes are those of 1Password, LastPass, Bitwarden and Dashlane, and keep the digits from the
 * spelling service and the clipboard.
 */
const NEVER_KEPT = {
  type: 'text',
  inputMode: 'numeric',
  autoComplete: 'off',
  spellCheck: false,
  'data-masked': '',
  'data-1p-ignore': '',
  'data-lpignore': 'true',
  'data-bwignore': 'true',
  'data-form-type': 'other',
  onCopy: (event: ClipboardEvent) => event.preventDefault(),
  onCut: (event: ClipboardEvent) => event.preventDefault(),
} as const

/** The typed password is cleared after this time without a key press, ms. */
const FORGET_MS = 60_000

/**
 * The field where staff type their password on the fan's device and complete the benefit. Needs a `ModalProvider` for its
 * alerts.
 *
 * @see S5.13, S8.8
 */
export const WalletCompletion = /* @__PURE__ */ forwardRef<HTMLElement, WalletReceiptProps>(
  function WalletCompletion({ benefitId, ...root }, ref) {
    const messages = useWalletMessages()
    const modals = useModals()
    const { timers } = useFandeck().platform
    const receipt = useCompleteBenefit({ benefitId })
    // A second press can precede the render of the first.
    const sending = useRef(false)
    const [password, setPassword] = useState('')
    const [caption, setCaption] = useState<string>()

    useEffect(() => {
      if (password === '') return
      const timer = timers.setTimeout(() => setPassword(''), FORGET_MS)
      return () => timers.clearTimeout(timer)
    }, [password, timers])

    async function complete(event: FormEvent) {
      event.preventDefault()
      if (sending.current) return
      if (password === '') return setCaption(errorSentence(messages, { code: 'claims/password-missing' }))
      sending.current = true
      try {
        await receipt.mutateAsync({ password })
        sending.current = false
        setPassword('')
        void modals.alert({ title: messages['receipt.done'] })
      } catch (error) {
        const sentence = serverSentence(error)
        sending.current = false
        await modals.alert({ title: sentence ?? messages['receipt.failed'] })
        const wrong = isFandeckError(error, 'claims/wrong-password')
        setCaption(wrong ? messages['receipt.wrong'] : (sentence ?? messages['receipt.failed']))
      }
    }

    return (
      <Part
        tag="form"
        base="fandeck-wallet-receipt"
        noValidate
        {...root}
        ref={ref}
        onSubmit={complete}
        onBlur={(event: FocusEvent<HTMLElement>) => {
          root.onBlur?.(event)
          if (!event.currentTarget.contains(event.relatedTarget)) setPassword('')
        }}
      >
        <div className="fandeck-wallet-receipt__head">
          <UserRoundCheck size={20} strokeWidth={2} aria-hidden />
          <div>
            <p className="fandeck-wallet-receipt__title">{messages['receipt.title']}</p>
            <p className="fandeck-caption">{messages['receipt.message']}</p>
          </div>
        </div>
        <Field
          label={messages['receipt.password']}
          labelHidden
          {...NEVER_KEPT}
          maxLength={MAX_DIGITS}
          required
          value={password}
          error={caption}
          onChange={(event) => {
            const digits = typedDigits(event.target.value, MAX_DIGITS)
            // At once: Preact renders later, and a second key could come first.
            event.target.value = digits
            setPassword(digits)
            setCaption(undefined)
          }}
        />
        {/* The field keeps the focus during a press, because it is cleared on blur. */}
        <Button
          type="submit"
          block
          loading={receipt.isPending}
          onMouseDown={(event) => event.preventDefault()}
        >
          {messages['receipt.submit']}
        </Button>
      </Part>
    )
  },
)

const serverSentence = (error: unknown) =>
  isFandeckError(error) && error.serverMessage ? error.serverMessage : undefined
