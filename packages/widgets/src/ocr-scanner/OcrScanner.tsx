import { useScanner } from '@fandeck/react'
import { type ClaimedCard, type CodeFormat, constants, type ScannerOptions } from '@fandeck/sdk'
import { forwardRef, useEffect, useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { type CloseReason, Overlay } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import { ScannerView } from './ScannerView.tsx'
import type { ScanSuccessProps } from './ScanSuccess.tsx'
import { type CameraFailure, openRearCamera, useCamera } from './use-camera.ts'
import { useHaptics } from './use-haptics.ts'
import { useScanMessages } from './use-scan-messages.ts'
import './ScannerView.css'

/** Why a scanner opens or closes. */
export type ScannerReason = CloseReason | 'camera' | 'success' | 'refused' | 'again'

/** The props of the scanner; its camera runs only while `open` is true. */
export interface OcrScannerProps
  extends Pick<ScanSuccessProps, 'renderCard' | 'onViewDeck'>,
    Omit<HeadedPartProps, 'role'> {
  open: boolean
  /** Called when the scanner opens or closes itself, with the reason. */
  onOpenChange: (open: boolean, details: { reason: ScannerReason }) => void
  /** The minting whose codes are printed on the cards; 0 is refused (S5.14). @default 1 */
  mintingId?: number | undefined
  /** The format of the typed codes of that minting (D11). @default DEFAULT_CODE_FORMAT */
  codeFormat?: CodeFormat | undefined
  /** Called once for each card, scanned or typed, after `onOpenChange`. */
  onSuccess?: ((card: ClaimedCard) => void) | undefined
  /** Called when the server refuses with a code; without it the scanner stays open and shows the error (S8.10, S8.11). */
  onCancel?: ScannerOptions['onCancel'] | undefined
  /** Opens the video stream. @default the rear camera in full HD */
  openCamera?: (() => Promise<MediaStream>) | undefined
  /** Also captures automatically when a frame is sharp, six times at most. @default false */
  autoCapture?: boolean | undefined
}

const loadParts = () => import('./lazy-parts.ts')

const noticeKeys = {
  denied: 'ocr.camera.denied',
  missing: 'ocr.camera.missing',
  busy: 'ocr.camera.busy',
  lost: 'ocr.camera.lost',
  unsupported: 'ocr.camera.unsupported',
} as const satisfies Record<CameraFailure, string>

/**
 * A full-screen scanner of printed codes, with the code dialog and the dialog of the claimed card. When the camera
 * fails, the scanner closes and the code dialog opens.
 *
 * @see S4.29–S4.33, S8.9–S8.12, D12b, D60
 */
export const OcrScanner = /* @__PURE__ */ forwardRef<HTMLElement, OcrScannerProps>(function OcrScanner(
  {
    open,
    onOpenChange,
    mintingId = constants.defaultMintingId,
    codeFormat,
    onSuccess,
    onCancel,
    openCamera = openRearCamera,
    autoCapture = false,
    renderCard,
    onViewDeck,
    headingLevel = 2,
    className,
    ...root
  },
  ref,
) {
  const messages = useScanMessages()
  const [entry, setEntry] = useState<{ open: boolean; failure?: CameraFailure }>({ open: false })
  const [success, setSuccess] = useState<{ open: boolean; card?: ClaimedCard }>({ open: false })

  function succeed(card: ClaimedCard) {
    setEntry({ open: false })
    setSuccess({ open: true, card })
    onOpenChange(false, { reason: 'success' })
    onSuccess?.(card)
  }
  const [begun, setBegun] = useState(false)
  const wanted = open || entry.open || success.open
  useEffect(() => {
    if (wanted) setBegun(true)
  }, [wanted])
  const [state, scanner] = useScanner({
    mintingId,
    onSuccess: succeed,
    ...(onCancel && {
      onCancel: (refusal) => {
        setEntry({ open: false })
        onOpenChange(false, { reason: 'refused' })
        onCancel(refusal)
      },
    }),
  })
  const stream = useCamera({
    active: open,
    openCamera,
    onFailure: (failure) => {
      onOpenChange(false, { reason: 'camera' })
      setEntry({ open: true, failure })
    },
  })
  useEffect(() => {
    if (!open) scanner.cancel()
  }, [open, scanner])
  useHaptics(state.status, state.card)

  /** Sends the picked picture after the pending scan, unless that scan succeeds. */
  const pick = (file: Blob) => void scanner.captureNext(async () => (await loadParts()).pictureOf(file))

  return (
    <>
      <Overlay
        {...root}
        ref={ref}
        className={classNames('fandeck-scanner', className)}
        open={open}
        onOpenChange={onOpenChange}
        motion="drawer"
        label={messages['ocr.title']}
      >
        <ScannerView
          stream={stream}
          state={state}
          headingLevel={headingLevel}
          onCapture={(picture) => void scanner.capture(picture)}
          autoCapture={autoCapture && !entry.open}
          onPick={pick}
          onType={() => setEntry({ open: true })}
          onClose={(reason) => onOpenChange(false, { reason })}
        />
      </Overlay>
      {(begun || wanted) && (
        <Lazy load={loadParts} attempt={`${open} ${entry.open} ${success.open}`}>
          {({ CodeEntry, ScanSuccess }) => (
            <>
              <CodeEntry
                open={entry.open}
                onOpenChange={() => setEntry((last) => ({ ...last, open: false }))}
                mintingId={mintingId}
                codeFormat={codeFormat}
                notice={entry.failure && messages[noticeKeys[entry.failure]]}
                onSuccess={succeed}
                {...(entry.failure && { photo: { state, onPick: pick } })}
              />
              <ScanSuccess
                open={success.open}
                onOpenChange={() => setSuccess((last) => ({ ...last, open: false }))}
                card={success.card}
                renderCard={renderCard}
                onViewDeck={onViewDeck}
                onScanAgain={() => onOpenChange(true, { reason: 'again' })}
              />
            </>
          )}
        </Lazy>
      )}
    </>
  )
})
