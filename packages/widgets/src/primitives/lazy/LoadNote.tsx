import type { FandeckError } from '@fandeck/sdk'
import { X } from 'lucide-react'
import { useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { errorSentence } from '../../theme/messages.tsx'
import { IconButton } from '../icon-button/IconButton.tsx'
import { useOverlayRoot } from '../overlay/overlay-root.ts'
import { raiseToTopLayer } from '../overlay/top-layer.ts'
import { useCommonMessages } from '../use-common-messages.ts'
import '../toast/Toast.css'

interface LoadNoteProps {
  error: FandeckError
  onClose(): void
}

/** Why a press has opened nothing, above the page and its overlays. It needs no code that may be missing, too. */
export function LoadNote({ error, onClose }: LoadNoteProps) {
  const messages = useCommonMessages()
  const root = useOverlayRoot()
  const region = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => raiseToTopLayer(region.current), [])
  return createPortal(
    <div ref={region} className="fandeck-root fandeck-toasts">
      <div className="fandeck-toast" data-visible>
        <p className="fandeck-toast__lines" role="alert">
          {errorSentence(messages, error)}
        </p>
        <IconButton label={messages['common.close']} onClick={onClose}>
          <X size={24} aria-hidden />
        </IconButton>
      </div>
    </div>,
    root ?? document.body,
  )
}
