import type { ScannerState } from '@fandeck/sdk/claims'
import { Hash } from 'lucide-react'
import { forwardRef, useEffect, useRef, useState } from 'react'
import { Button } from '../primitives/button/Button.tsx'
import { classNames } from '../primitives/class-names.ts'
import { Dialog } from '../primitives/dialog/Dialog.tsx'
import type { OnOpenChange } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { CodeForm, type CodeFormProps } from './CodeForm.tsx'
import { useDialogMessages } from './dialogs/use-dialog-messages.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { scanFailure } from './scan-failure.ts'
import './CodeEntry.css'

/** The props of the code dialog; it closes only through `onOpenChange`. */
export interface CodeEntryProps
  extends Omit<HeadedPartProps, 'role'>,
    Pick<CodeFormProps, 'mintingId' | 'codeFormat' | 'onSuccess' | 'onLoginRequired'> {
  open: boolean
  onOpenChange: OnOpenChange
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
  /** Shows "내 카드에서 보기" for a code that the member has claimed before; called after `onOpenChange`. */
  onViewDeck?: (() => void) | undefined
}

/**
 * The form of a typed code in a dialog, such as beside a scanner or without its camera.
 *
 * @see D12b
 */
export const CodeEntry = /* @__PURE__ */ forwardRef<HTMLElement, CodeEntryProps>(function CodeEntry(
  {
    open,
    onOpenChange,
    mintingId,
    codeFormat,
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
  const input = useRef<HTMLInputElement>(null)
  const [code, setCode] = useState('')

  useEffect(() => {
    if (open) setCode('')
  }, [open])

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
      <CodeForm
        {...{ code, mintingId, codeFormat, onSuccess, onLoginRequired }}
        onCodeChange={setCode}
        inputRef={input}
        onViewDeck={
          onViewDeck &&
          (() => {
            onOpenChange(false, { reason: 'done' })
            onViewDeck()
          })
        }
        beside={
          <Button kind="secondary" onClick={() => onOpenChange(false, { reason: 'close-button' })}>
            {messages['common.close']}
          </Button>
        }
      >
        {photo && <PhotoWay {...photo} />}
      </CodeForm>
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
