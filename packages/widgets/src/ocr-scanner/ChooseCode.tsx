import { useFandeck } from '@fandeck/react'
import { type CodeFormat, claimCode, type Scanner, type ScannerState } from '@fandeck/sdk/claims'
import { useRef } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import './ChooseCode.css'

export interface ChooseCodeProps {
  state: ScannerState
  scanner: Scanner
  mintingId: number
  codeFormat: CodeFormat | undefined
}

/** Returns the codes of a photograph with several cards. */
function codesOf({ error }: ScannerState): readonly string[] {
  const codes: unknown = error?.code === 'claims/several-codes' && Object(error.details).codes
  return Array.isArray(codes) ? codes.map(String) : []
}

/** Asks which of the codes in a photograph to claim; the choice is claimed as a typed code (D100). */
export function ChooseCode({ state, scanner, mintingId, codeFormat }: ChooseCodeProps) {
  const messages = useDialogMessages()
  const fandeck = useFandeck()
  const codes = codesOf(state)
  // They stay during the exit animation.
  const last = useRef(codes)
  if (codes.length > 0) last.current = codes
  return (
    <Dialog
      open={codes.length > 0}
      onOpenChange={() => scanner.cancel()}
      title={messages['ocr.choose.title']}
      description={messages['ocr.choose.message']}
    >
      <div className="fandeck-choose-code">
        {last.current.map((code) => (
          <Button
            key={code}
            kind="secondary"
            lang="en"
            translate="no"
            onClick={() =>
              void scanner.claim((signal) => claimCode(fandeck, { code, mintingId, codeFormat }, { signal }))
            }
          >
            {code}
          </Button>
        ))}
        <Button kind="ghost" onClick={() => scanner.cancel()}>
          {messages['common.close']}
        </Button>
      </div>
    </Dialog>
  )
}
