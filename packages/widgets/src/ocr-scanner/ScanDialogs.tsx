import type { ClaimedCard, CodeFormat, Scanner, ScannerState } from '@fandeck/sdk/claims'
import type { ReactNode } from 'react'
import { ChooseCode } from './ChooseCode.tsx'
import { CodeEntry } from './CodeEntry.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import { KeptScan } from './KeptScan.tsx'
import { ScanSuccess, type ScanSuccessProps } from './ScanSuccess.tsx'
import type { CameraFailure } from './use-camera.ts'

/** The dialog over the scanner, and what it shows. */
export interface Shown {
  dialog?: 'entry' | 'kept' | 'success' | undefined
  /** Why the code is typed. */
  failure?: CameraFailure | undefined
  /** The kept code; without it, the scanner has the picture. */
  code?: string | undefined
  card?: ClaimedCard | undefined
}

export interface ScanDialogsProps extends Pick<ScanSuccessProps, 'onViewDeck'> {
  shown: Shown
  mintingId: number
  codeFormat: CodeFormat | undefined
  state: ScannerState
  scanner: Scanner
  onSignIn: (() => void) | undefined
  signInNote: ReactNode
  keptInline: boolean
  /** Closes the scanner and calls `onViewDeck` without a card. */
  onLeave: (() => void) | undefined
  onHide(): void
  onPick(file: File): void
  /** Called with the typed code, or without one for the last picture. */
  onKeep(code?: string): void
  onSuccess(card: ClaimedCard): void
  onAgain(): void
}

const noticeKeys = {
  denied: 'ocr.camera.denied',
  missing: 'ocr.camera.missing',
  busy: 'ocr.camera.busy',
  lost: 'ocr.camera.lost',
  unsupported: 'ocr.camera.unsupported',
} as const satisfies Record<CameraFailure, string>

/** The dialogs over the scanner, of which one at most is open. */
export function ScanDialogs({
  shown: { dialog, failure, code, card },
  mintingId,
  codeFormat,
  state,
  scanner,
  onSignIn,
  signInNote,
  keptInline,
  onViewDeck,
  onLeave,
  onHide,
  onPick,
  onKeep,
  onSuccess,
  onAgain,
}: ScanDialogsProps) {
  const messages = useDialogMessages()
  return (
    <>
      <CodeEntry
        open={dialog === 'entry'}
        onOpenChange={onHide}
        mintingId={mintingId}
        codeFormat={codeFormat}
        notice={failure && messages[noticeKeys[failure]]}
        onSuccess={onSuccess}
        onLoginRequired={onSignIn && onKeep}
        onViewDeck={onLeave}
        {...(failure && { photo: { state, onPick } })}
      />
      {onSignIn && (
        <KeptScan
          {...{ code, mintingId, codeFormat, state, onSignIn, onSuccess }}
          open={dialog === 'kept'}
          note={signInNote}
          inline={keptInline}
          onRefused={onKeep}
          onRepeat={scanner.repeat}
          onOther={onAgain}
          onViewDeck={onLeave}
          onClose={onHide}
        />
      )}
      <ChooseCode {...{ state, scanner, mintingId, codeFormat }} />
      <ScanSuccess
        open={dialog === 'success'}
        onOpenChange={onHide}
        card={card}
        onViewDeck={onViewDeck}
        onScanAgain={onAgain}
      />
    </>
  )
}
