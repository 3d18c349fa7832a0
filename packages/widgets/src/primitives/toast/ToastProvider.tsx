import { constants } from '@fandeck/sdk'
import { CircleAlert, CircleCheck, X } from 'lucide-react'
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { MOTION_MS } from '../overlay/motion.ts'
import { useOverlayRoot } from '../overlay/overlay-root.ts'
import { useAboveOverlays } from '../overlay/overlay-stack.ts'
import { useClearOfTitle } from '../overlay/title-place.ts'
import { useCommonMessages } from '../use-common-messages.ts'
import { type ToastOptions, type ToastRecord, toLines } from './toast-timer.ts'
import './Toast.css'

/** Shows one toast at a time; a new toast replaces the previous one. */
export interface Toasts {
  /** Shows a toast; a string breaks at newlines. */
  show(message: string | readonly string[], options?: ToastOptions): void
  /** Hides the current toast. */
  hide(): void
}

const ToastContext = /* @__PURE__ */ createContext<Toasts | undefined>(undefined)

/** Provides `useToast`, and renders the toast 120 px below the top, or below the title of an overlay that is there. */
export function ToastProvider({ children }: { children?: ReactNode }) {
  const [toast, setToast] = useState<ToastRecord>()

  const toasts = useMemo<Toasts>(
    () => ({
      show: (message, options = {}) =>
        setToast((last) => ({ id: (last?.id ?? 0) + 1, lines: toLines(message), options, visible: true })),
      hide: () => setToast((last) => last && { ...last, visible: false }),
    }),
    [],
  )

  useEffect(() => {
    if (!toast) return
    const wait = toast.visible ? (toast.options.timeout ?? constants.toast.timeoutMs) : MOTION_MS.close
    if (wait === 0) return
    const timer = setTimeout(() => (toast.visible ? toasts.hide() : setToast(undefined)), wait)
    return () => clearTimeout(timer)
  }, [toast, toasts])

  return (
    <ToastContext.Provider value={toasts}>
      {children}
      <ToastRegion toast={toast} hide={toasts.hide} />
    </ToastContext.Provider>
  )
}

/** Returns the toasts of the nearest `ToastProvider`; throws without one. */
export function useToast(): Toasts {
  const toasts = useContext(ToastContext)
  if (!toasts) throw new Error('useToast needs a ToastProvider around the component.')
  return toasts
}

/** Both live regions are always mounted, because screen readers often skip one that appears with its text. */
function ToastRegion({ toast, hide }: { toast: ToastRecord | undefined; hide(): void }) {
  const root = useOverlayRoot()
  const [mounted, setMounted] = useState(false)
  const region = useRef<HTMLDivElement>(null)
  useEffect(() => setMounted(true), [])
  useAboveOverlays(region, mounted)
  useClearOfTitle(region, mounted && toast)
  if (!mounted) return null
  const isError = toast?.options.kind === 'error'
  const view = toast && <Toast key={toast.id} toast={toast} hide={hide} />
  return createPortal(
    <div ref={region} className="fandeck-root fandeck-toasts">
      <div role="status" aria-live="polite">
        {!isError && view}
      </div>
      <div role="alert" aria-live="assertive">
        {isError && view}
      </div>
    </div>,
    root ?? document.body,
  )
}

function Toast({ toast, hide }: { toast: ToastRecord; hide(): void }) {
  const messages = useCommonMessages()
  const Icon = toast.options.kind === 'error' ? CircleAlert : CircleCheck
  return (
    <div className="fandeck-toast" data-visible={toast.visible || undefined}>
      <Icon className="fandeck-toast__icon" size={20} strokeWidth={2} aria-hidden />
      <p className="fandeck-toast__lines">{toast.lines.join('\n')}</p>
      {!toast.options.hideCloseButton && (
        <button
          type="button"
          className="fandeck-toast__close"
          aria-label={messages['common.close']}
          onClick={hide}
        >
          <X size={18} strokeWidth={2} aria-hidden />
        </button>
      )}
    </div>
  )
}
