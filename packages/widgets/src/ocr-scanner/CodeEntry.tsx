import { useClaimCode } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import {
  type ClaimedCard,
  type CodeFormat,
  DEFAULT_CODE_FORMAT,
  formatCode,
  type ScannerState,
  typedCode,
} from '@fandeck/sdk/claims'
import { Hash } from 'lucide-react'
import { type ChangeEvent, type FormEvent, forwardRef, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import { FormattedField } from '../primitives/field/FormattedField.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { scanFailure } from './scan-failure.ts'
import './CodeEntry.css'

/** The props of the code dialog; it closes only through `onOpenChange`. */
export interface CodeEntryProps extends Omit<HeadedPartProps, 'role'> {
  open: boolean
  onOpenChange: OnOpenChange
  /** @default 1 */
  mintingId?: number | undefined
  /** The format of the codes of that minting. @default DEFAULT_CODE_FORMAT */
  codeFormat?: CodeFormat | undefined
  /** The description of the dialog, such as why the camera is not available. */
  notice?: string | undefined
  /** Adds a photo button; `state` is the state of the scanner that reads the photo. */
  photo?:
    | {
        state: ScannerState
        /** Called with the chosen file. */
        onPick(file: File): void
      }
    | undefined
  /** Called once for each claimed card. */
  onSuccess?: ((card: ClaimedCard) => void) | undefined
  /** Called with the code when the server asks for a sign-in first; without it, the message is shown. */
  onLoginRequired?: ((code: string) => void) | undefined
  /** Shows "내 카드에서 보기" for a code that the member has claimed before; called after `onOpenChange`. */
  onViewDeck?: (() => void) | undefined
}

/**
 * Claims a card by its typed code. Verifies the check characters before it sends a request, and shows the message of
 * each error code under the field.
 *
 * @see D12b
 */
export const CodeEntry = /* @__PURE__ */ forwardRef<HTMLElement, CodeEntryProps>(function CodeEntry(
  {
    open,
    onOpenChange,
    mintingId,
    codeFormat = DEFAULT_CODE_FORMAT,
    notice,
    photo,
    onSuccess,
    onLoginRequired,
    onViewDeck,
    className,
    ...root
  },
  ref,
) {
  const messages = useDialogMessages()
  const count = codeFormat.dataLength + codeFormat.checkLength
  const claim = useClaimCode()
  const sending = useRef(false)
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')
  const { reset } = claim

  useEffect(() => {
    if (!open) return
    setCode('')
    reset()
  }, [open, reset])

  function change({ target }: ChangeEvent<HTMLInputElement>) {
    setCode(target.value)
    reset()
  }

  async function submit(event: FormEvent) {
    event.preventDefault()
    if (sending.current) return
    sending.current = true
    const card = await claim.mutateAsync({ code, mintingId, codeFormat }).catch((error: unknown) => {
      if (isFandeckError(error, 'claims/login-required')) onLoginRequired?.(code)
    })
    sending.current = false
    if (card) onSuccess?.(card)
  }

  return (
    <Dialog
      {...root}
      ref={ref}
      className={classNames('fandeck-code-entry', className)}
      open={open}
      onOpenChange={onOpenChange}
      title={messages['ocr.type.title']}
      description={notice}
      icon={<Hash aria-hidden />}
      initialFocus={input}
    >
      <form noValidate onSubmit={submit}>
        <FormattedField
          ref={input}
          format={(typed) => typedCode(typed, codeFormat)}
          label={messages['ocr.code']}
          labelHidden
          placeholder={formatCode('X'.repeat(count))}
          hint={messages['ocr.type.hint']({ count })}
          error={claim.isError ? errorSentence(messages, claim.error) : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          lang="en"
          required
          value={code}
          onChange={change}
        />
        {photo && <PhotoWay {...photo} />}
        <div className="fandeck-dialog__actions">
          <Button kind="secondary" onClick={() => onOpenChange(false, { reason: 'close-button' })}>
            {messages['common.close']}
          </Button>
          {onViewDeck && isFandeckError(claim.error, 'claims/code-yours') ? (
            <Button
              onClick={() => {
                onOpenChange(false, { reason: 'done' })
                onViewDeck()
              }}
            >
              {messages['ocr.success.view']}
            </Button>
          ) : (
            <Button type="submit" loading={claim.isPending}>
              {messages['ocr.submit']}
            </Button>
          )}
        </div>
      </form>
    </Dialog>
  )
})

/** The photo button and its status, for a device whose camera does not open. */
function PhotoWay({ state, onPick }: NonNullable<CodeEntryProps['photo']>) {
  const messages = useDialogMessages()
  const failed = scanFailure(messages, state.error) ?? messages['ocr.error']
  const told = { READY: undefined, PROCESSING: messages['ocr.processing'], ERROR: failed }[state.status]
  return (
    <div className="fandeck-code-entry__photo">
      <PhotoPicker className="fandeck-code-entry__pick" onPick={onPick}>
        {messages['ocr.photo']}
      </PhotoPicker>
      <p className="fandeck-caption" role="status">
        {told}
      </p>
    </div>
  )
}
