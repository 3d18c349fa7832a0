import { useCompleteBenefit, useFandeck } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { UserRoundCheck } from 'lucide-react'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Field } from '../primitives/field/Field.tsx'
import { useModals } from '../primitives/modal-host/ModalProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useWalletMessages } from './use-wallet-messages.ts'
import './WalletCompletion.css'

/** Its benefit only: the password is typed inside. */
export interface WalletReceiptProps {
  /** The `benefitId` of a benefit whose `usesQr` is false. */
  benefitId: number
}

/** Digits of a staff password at most; the server decides on the least (D14). */
const MAX_DIGITS = 8
/** What staff have typed is forgotten after this many ms without another key. */
const FORGET_MS = 60_000

/**
 * The staff's field: they type the password on the fan's device and complete the receipt. Needs a `ModalProvider`
 * around it for its alerts.
 *
 * @see spec §5 (S5.13), §8 (S8.8)
 */
export function WalletCompletion({ benefitId }: WalletReceiptProps) {
  const messages = useWalletMessages()
  const modals = useModals()
  const { timers } = useFandeck().platform
  const receipt = useCompleteBenefit({ benefitId })
  // A second press may come before the first has been rendered.
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
    <form
      className="fandeck-wallet-receipt"
      noValidate
      onSubmit={complete}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) setPassword('')
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
        type="password"
        inputMode="numeric"
        autoComplete="off"
        maxLength={MAX_DIGITS}
        required
        value={password}
        error={caption}
        onChange={(event) => {
          setPassword(event.target.value.replace(/\D/g, '').slice(0, MAX_DIGITS))
          setCaption(undefined)
        }}
      />
      {/* The field keeps the focus under a press, or it would be emptied before it is sent. */}
      <Button type="submit" block loading={receipt.isPending} onMouseDown={(event) => event.preventDefault()}>
        {messages['receipt.submit']}
      </Button>
    </form>
  )
}

const serverSentence = (error: unknown) =>
  isFandeckError(error) && error.serverMessage ? error.serverMessage : undefined
