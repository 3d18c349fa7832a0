import { useClaimCode, useSession } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { ClaimedCard, CodeFormat, ScannerState } from '@fandeck/sdk/claims'
import { type ReactNode, useEffect, useRef } from 'react'
import { KeptCode } from '../kept-code/KeptCode.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import { scanFailure } from './scan-failure.ts'

export interface KeptScanProps {
  open: boolean
  /** The typed code; without it, the scanner has the picture. */
  code: string | undefined
  mintingId: number
  codeFormat: CodeFormat | undefined
  /** The state of the scanner that has the picture. */
  state?: ScannerState | undefined
  note?: ReactNode
  /** As `keptInline` of the scanner. */
  inline?: boolean | undefined
  onSignIn(): void
  /** Called when the server asks for a sign-in before it reads the picture. */
  onRefused?: (() => void) | undefined
  /** Sends the picture again. */
  onRepeat?: (() => void) | undefined
  onSuccess(card: ClaimedCard): void
  onOther(): void
  /** Leads to the cards of the member, for a code that they have claimed before. */
  onViewDeck?: (() => void) | undefined
  onClose(): void
}

/** Keeps what a visitor has scanned or typed, and claims it once they are signed in (D10). */
export function KeptScan({
  open,
  code,
  mintingId,
  codeFormat,
  state,
  note,
  onRefused,
  onRepeat,
  onSuccess,
  onViewDeck,
  onClose,
  ...actions
}: KeptScanProps) {
  const messages = useDialogMessages()
  const loggedIn = useSession((session) => session.loggedIn)
  const typed = useClaimCode()
  const { reset } = typed
  const sent = useRef(false)

  const refused = state?.error?.code === 'claims/login-required'
  const told = useRef(false)
  useEffect(() => {
    if (refused && !told.current) onRefused?.()
    told.current = refused
  })
  useEffect(() => {
    if (!open) reset()
  }, [open, reset])

  function claim(): void {
    if (code === undefined) onRepeat?.()
    else typed.mutate({ code, mintingId, codeFormat }, { onSuccess })
  }
  useEffect(() => {
    const due = open && loggedIn
    if (due && !sent.current) claim()
    sent.current = due
  })

  const isPicture = code === undefined
  const failure = isPicture ? state?.error : typed.error
  const error = loggedIn && isFandeckError(failure) ? failure : undefined
  const problem = error && (isPicture ? scanFailure(messages, error) : errorSentence(messages, error))
  return (
    <KeptCode
      {...actions}
      open={open}
      onOpenChange={onClose}
      code={code}
      loggedIn={loggedIn}
      note={note}
      claiming={isPicture ? state?.status === 'PROCESSING' : typed.isPending}
      problem={error && (problem ?? messages['ocr.error'])}
      refused={error !== undefined && !error.retryable}
      onRetry={claim}
      onViewDeck={error?.code === 'claims/code-yours' ? onViewDeck : undefined}
    />
  )
}
