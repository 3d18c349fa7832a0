import type { Emit, FandeckOverlayEventMap } from './element-types.ts'

/** Emits a cancelable request, then changes `open` and emits the change. */
export const openState =
  (emit: Emit<FandeckOverlayEventMap>, set: (properties: { open: boolean }) => void) =>
  (open: boolean, { reason }: { reason: string }): void => {
    if (!emit('fandeck-open-request', { open, reason })) return
    set({ open })
    emit(open ? 'fandeck-opened' : 'fandeck-closed', { reason })
  }
