import { useScanner } from '@fandeck/react'
import { type ClaimedCard, type CodeFormat, constants, type ScannerOptions } from '@fandeck/sdk'
import { useEffect, useState } from 'react'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { type CloseReason, Overlay } from '../primitives/overlay/Overlay.tsx'
import { ScannerView } from './ScannerView.tsx'
import type { ScanSuccessProps } from './ScanSuccess.tsx'
import { type CameraFailure, openRearCamera, useCamera } from './use-camera.ts'
import { useHaptics } from './use-haptics.ts'
import { useScanMessages } from './use-scan-messages.ts'
import './ScannerView.css'

/** Why a scanner opens or closes, besides the ways of every overlay. */
export type ScannerReason = CloseReason | 'camera' | 'success' | 'refused' | 'again'

/** The camera runs only while `open` is true, and its stream is stopped when it closes. */
export interface OcrScannerProps extends Pick<ScanSuccessProps, 'renderCard' | 'onViewDeck'> {
  open: boolean
  /** Called on every way in and out; the reason tells a success from a refusal and from a closed camera. */
  onOpenChange: (open: boolean, details: { reason: ScannerReason }) => void
  /** The minting whose codes are printed on the cards; @defaultValue 1, 0 is refused (S5.14). */
  mintingId?: number | undefined
  /** How the codes of that minting are made, for the typed way; @defaultValue DEFAULT_CODE_FORMAT (D11) */
  codeFormat?: CodeFormat | undefined
  /** Called once for each card, scanned or typed, after `onOpenChange` was asked to close. */
  onSuccess?: ((card: ClaimedCard) => void) | undefined
  /** Gets what the server has refused with; without it the scanner stays and shows its error (S8.10, S8.11). */
  onCancel?: ScannerOptions['onCancel'] | undefined
  /** Where the video comes from; the rear camera when absent. */
  openCamera?: (() => Promise<MediaStream>) | undefined
  /** Also captures by itself when the window shows something sharp, six times at most; @defaultValue false */
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
 * The full-screen scanner of printed codes, with the typed way beside it and the card after it. A camera that fails
 * closes the scanner and leaves the typed way open.
 *
 * @see spec §4 OCR scan (S4.29–S4.33), §8 (S8.9–S8.12), decisions D12b, D60
 */
export function OcrScanner({
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
}: OcrScannerProps) {
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

  /** What is under way may still give its card; only then is a picked picture needless. */
  const pick = (file: Blob) => void scanner.captureNext(async () => (await loadParts()).pictureOf(file))

  return (
    <>
      <Overlay
        className="fandeck-scanner"
        open={open}
        onOpenChange={onOpenChange}
        motion="drawer"
        label={messages['ocr.title']}
      >
        <ScannerView
          stream={stream}
          state={state}
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
}
