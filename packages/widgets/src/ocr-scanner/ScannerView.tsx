import { constants } from '@fandeck/sdk'
import type { ScannerState } from '@fandeck/sdk/claims'
import { Lightbulb, LoaderCircle, X, Zap, ZoomIn } from 'lucide-react'
import { type CSSProperties, type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { IconButton } from '../primitives/icon-button/IconButton.tsx'
import { Lazy } from '../primitives/lazy/Lazy.tsx'
import { useDragToClose } from '../primitives/overlay/use-drag-to-close.ts'
import type { HeadingLevel } from '../primitives/part/Part.tsx'
import type { LiveNote, LiveSightProps } from './live/LiveSight.tsx'
import type { FrameListener } from './live/use-live.ts'
import { PhotoPicker } from './PhotoPicker.tsx'
import { scanFailure } from './scan-failure.ts'
import { useFrames } from './use-frames.ts'
import { useLens } from './use-lens.ts'
import { useScanMessages } from './use-scan-messages.ts'
import './ScannerView.css'
import './ScannerControls.css'

export interface ScannerViewProps {
  stream: MediaStream | undefined
  state: ScannerState
  headingLevel: HeadingLevel
  /** Called with a function that takes the picture; the machine calls it when it is free. */
  onCapture(picture: () => Promise<string>): void
  /** Captures automatically when a frame is sharp. */
  autoCapture: boolean
  /** The button that changes the camera. */
  cameras: ReactNode
  /** Reads the frames live. */
  live: Pick<LiveSightProps, 'scanner' | 'mintingId' | 'codeFormat'> | undefined
  onPick(file: File): void
  onType(): void
  /** Leads to the cards of the member, for a code that they have claimed before. */
  onViewDeck: (() => void) | undefined
  onClose(reason: 'close-button' | 'drag'): void
}

const loadLive = () => import('./live/LiveSight.tsx')

const messageKeys = { READY: 'ocr.ready', PROCESSING: 'ocr.processing', ERROR: 'ocr.error' } as const
const { width, height } = constants.scanner
/** The maximum of automatic captures between presses, because each upload costs mobile data. */
const AUTOMATIC = 6
const AREA = { '--fandeck-area-width': `${width}px`, '--fandeck-area-height': `${height}px` } as CSSProperties

/** The content of the scanner: video, mask, window, message and shutter (S8.9, S9.3). */
export function ScannerView({
  stream,
  state,
  headingLevel,
  onCapture,
  autoCapture,
  cameras,
  live,
  onPick,
  onType,
  onViewDeck,
  onClose,
}: ScannerViewProps) {
  const Heading = `h${headingLevel}` as const
  const messages = useScanMessages()
  const view = useRef<HTMLDivElement>(null)
  const panel = useRef<HTMLElement>(null)
  const video = useRef<HTMLVideoElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const shutter = useRef<HTMLButtonElement>(null)
  const pressed = useRef(false)
  const busy = state.status === 'PROCESSING'
  const { torch, zoom } = useLens(stream)
  const automatic = useRef(0)
  const listener = useRef<FrameListener>(undefined)
  const watch = useCallback((next?: FrameListener) => {
    listener.current = next
  }, [])
  const [note, setNote] = useState<LiveNote>()
  const { take } = useFrames(
    () => ({ video: video.current, area: area.current }),
    stream !== undefined && !busy,
    autoCapture
      ? () => {
          if (automatic.current++ < AUTOMATIC) onCapture(take)
        }
      : undefined,
    (frame, time) => listener.current?.(frame, time),
  )
  const failed = state.status === 'ERROR'
  const reason = failed && scanFailure(messages, state.error)
  // A refusal reaches this state only without `onCancel`.
  const refused = reason && state.error?.serverCode
  const reads = note && note.status !== 'searching'
  const grip = useDragToClose({
    target: panel,
    threshold: constants.scanner.swipeClose,
    onClose: () => onClose('drag'),
  })

  useEffect(() => {
    panel.current = view.current?.closest<HTMLElement>('.fandeck-scanner') ?? null
    panel.current?.style.removeProperty('--fandeck-drag')
  }, [])
  useEffect(() => {
    if (video.current) video.current.srcObject = stream ?? null
  }, [stream])

  // A button loses the focus when it becomes disabled.
  useEffect(() => {
    if (busy || !pressed.current) return
    pressed.current = false
    shutter.current?.focus({ preventScroll: true })
  }, [busy])

  return (
    <div
      ref={view}
      className="fandeck-scanner__view fandeck-on-art"
      data-status={state.status}
      style={AREA}
      {...grip}
    >
      <video
        ref={video}
        className="fandeck-scanner__video"
        autoPlay
        playsInline
        muted
        aria-hidden
        tabIndex={-1}
      />
      <div ref={area} className="fandeck-scanner__area" data-testid="scan-area">
        {busy && !reads && <span className="fandeck-scanner__sweep" />}
        {live && (
          // Without it, the shutter reads the code.
          <Lazy load={loadLive} onFailed={() => {}}>
            {({ LiveSight }) => <LiveSight {...live} watch={watch} onNote={setNote} />}
          </Lazy>
        )}
      </div>
      <span className="fandeck-scanner__grabber" aria-hidden />
      <div className="fandeck-scanner__head">
        <Heading className="fandeck-scanner__title" part="title">
          {messages['ocr.title']}
        </Heading>
        {cameras}
        {zoom && (
          <IconButton label={messages['ocr.zoom']} aria-pressed={zoom.on} onClick={zoom.toggle}>
            <ZoomIn size={24} strokeWidth={zoom.on ? 3 : 2} aria-hidden />
          </IconButton>
        )}
        {torch && (
          <IconButton label={messages['ocr.torch']} aria-pressed={torch.on} onClick={torch.toggle}>
            <Zap size={24} fill={torch.on ? 'currentColor' : 'none'} aria-hidden />
          </IconButton>
        )}
        <IconButton label={messages['common.close']} onClick={() => onClose('close-button')}>
          <X size={24} aria-hidden />
        </IconButton>
      </div>
      <p className="fandeck-scanner__message" role="status" aria-live="polite">
        {note && (reads || state.status === 'READY')
          ? note.text
          : (!refused && reason) || messages[messageKeys[state.status]]}
      </p>
      {failed && (refused || !reason) && (
        <div className="fandeck-scanner__tip">
          <Lightbulb size={20} strokeWidth={2} aria-hidden />
          <p role="status">{reason || messages['ocr.tip']}</p>
          {onViewDeck && state.error?.code === 'claims/code-yours' && (
            <button type="button" className="fandeck-scanner__view-deck" onClick={onViewDeck}>
              {messages['ocr.success.view']}
            </button>
          )}
        </div>
      )}
      <div className="fandeck-scanner__controls">
        <button type="button" className="fandeck-scanner__text-button" onClick={onType}>
          {messages['ocr.type']}
        </button>
        <button
          ref={shutter}
          type="button"
          className="fandeck-scanner__shutter"
          part="button"
          aria-label={messages['ocr.capture']}
          aria-busy={busy || undefined}
          disabled={busy}
          onClick={() => {
            pressed.current = true
            automatic.current = 0
            onCapture(take)
          }}
        >
          {busy && <LoaderCircle size={28} strokeWidth={2} aria-hidden />}
        </button>
        <PhotoPicker className="fandeck-scanner__text-button" onPick={onPick}>
          {messages['ocr.photo']}
        </PhotoPicker>
      </div>
      <p className="fandeck-scanner__swipe">{messages['ocr.swipe']}</p>
    </div>
  )
}
