import { useFandeck, useScanner } from '@fandeck/react'
import { constants } from '@fandeck/sdk'
import type { ClaimedCard, CodeFormat, ScannerOptions } from '@fandeck/sdk/claims'
import { forwardRef, type ReactNode, useEffect, useState } from 'react'
import { classNames } from '../primitives/class-names.ts'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { type CloseReason, Overlay } from '../primitives/overlay/Overlay.tsx'
import type { HeadedPartProps } from '../primitives/part/Part.tsx'
import type { Shown } from './ScanDialogs.tsx'
import { ScannerView } from './ScannerView.tsx'
import type { ScanSuccessProps } from './ScanSuccess.tsx'
import { CAMERA_KEY, openRearCamera, useCamera } from './use-camera.ts'
import { useHaptics } from './use-haptics.ts'
import { useScanMessages } from './use-scan-messages.ts'
import './ScannerView.css'

/** Why a scanner opens or closes. */
export type ScannerReason = CloseReason | 'camera' | 'success' | 'refused' | 'again' | 'sign-in'

/** The props of the scanner; its camera runs only while `open` is true. */
export interface OcrScannerProps extends Pick<ScanSuccessProps, 'onViewDeck'>, Omit<HeadedPartProps, 'role'> {
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
  /**
   * Called when a visitor without a session wants to sign in. With it, the scanner keeps the picture or the typed code
   * and claims it after the sign-in; without it, the server's refusal is shown as any other (D10).
   */
  onSignIn?: (() => void) | undefined
  /** Shown above the sign-in button, such as that a window is open. */
  signInNote?: ReactNode
  /** Shows the kept code in the place of the scanner, if there is room, instead of in a dialog. @default false */
  keptInline?: boolean | undefined
  /** Opens the video stream, of the camera that the fan has chosen if there is one. @default the rear camera in full HD */
  openCamera?: ((deviceId?: string) => Promise<MediaStream>) | undefined
  /** Also captures automatically when a frame is sharp, six times at most. @default false */
  autoCapture?: boolean | undefined
  /** Reads the frames on the device and claims the code that two of them agree on, without a press. @default 'on' */
  live?: 'on' | 'off' | undefined
}

const loadParts = () => import('./lazy-parts.ts')

/**
 * A full-screen scanner of printed codes, with the code dialog and the arrival of the claimed card. When the camera
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
    onSignIn,
    signInNote,
    keptInline = false,
    openCamera = openRearCamera,
    autoCapture = false,
    live = 'on',
    onViewDeck,
    headingLevel = 2,
    className,
    ...root
  },
  ref,
) {
  const messages = useScanMessages()
  const [shown, setShown] = useState<Shown>({})
  const show = (next: Shown) => setShown((last) => ({ ...last, ...next }))
  const hide = () => show({ dialog: undefined })

  function succeed(card: ClaimedCard) {
    show({ dialog: 'success', card })
    onOpenChange(false, { reason: 'success' })
    onSuccess?.(card)
  }
  function keep(code?: string) {
    show({ dialog: 'kept', code })
    if (open) onOpenChange(false, { reason: 'sign-in' })
  }
  function again() {
    hide()
    onOpenChange(true, { reason: 'again' })
  }
  const leave =
    onViewDeck &&
    (() => {
      hide()
      if (open) onOpenChange(false, { reason: 'done' })
      onViewDeck()
    })
  const [begun, setBegun] = useState(false)
  const wanted = open || shown.dialog !== undefined
  useEffect(() => {
    if (wanted) setBegun(true)
  }, [wanted])
  const [state, scanner] = useScanner({
    mintingId,
    onSuccess: succeed,
    ...(onCancel && {
      onCancel: (refusal) => {
        const { code } = refusal.error
        // A dialog asks the fan; the scanner stays.
        if (code === 'claims/several-codes' || (onSignIn && code === 'claims/login-required')) return
        hide()
        onOpenChange(false, { reason: 'refused' })
        onCancel(refusal)
      },
    }),
  })
  const { storage } = useFandeck().platform
  const [deviceId, setDeviceId] = useState(() => storage.getItem(CAMERA_KEY) ?? undefined)
  const stream = useCamera({
    active: open,
    deviceId,
    openCamera,
    onFailure: (failure) => {
      onOpenChange(false, { reason: 'camera' })
      show({ dialog: 'entry', failure })
    },
  })
  useEffect(() => {
    if (!open) scanner.cancel()
  }, [open, scanner])
  useHaptics(state.status, state.card)

  // A dialog over the scanner asks something.
  const asks = shown.dialog !== undefined || state.error?.code === 'claims/several-codes'

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
          autoCapture={autoCapture && !asks}
          cameras={
            <Lazy load={loadParts} onFailed={() => {}}>
              {({ CameraSwitch }) => <CameraSwitch stream={stream} onSwitch={setDeviceId} />}
            </Lazy>
          }
          live={live === 'on' && !asks ? { scanner, mintingId, codeFormat } : undefined}
          onPick={pick}
          onType={() => show({ dialog: 'entry', failure: undefined })}
          onViewDeck={leave}
          onClose={(reason) => onOpenChange(false, { reason })}
        />
      </Overlay>
      {(begun || wanted) && (
        <LazyPart load={loadParts} attempt={shown} quiet={!shown.dialog} onFailed={hide}>
          {({ ScanDialogs }) => (
            <ScanDialogs
              {...{
                shown,
                mintingId,
                codeFormat,
                state,
                scanner,
                onSignIn,
                signInNote,
                keptInline,
                onViewDeck,
              }}
              onLeave={leave}
              onHide={hide}
              onPick={pick}
              onKeep={keep}
              onSuccess={succeed}
              onAgain={again}
            />
          )}
        </LazyPart>
      )}
    </>
  )
})
