import type { Emit, FandeckOverlayEventMap } from './element-types.ts'

/** Asks the page, then changes `open` and tells of it. */
export const openState =
  (emit: Emit<FandeckOverlayEventMap>, set: (properties: { open: boolean }) => void) =>
  (open: boolean, { reason }: { reason: string }): void => {
    if (!emit('fandeck-open-request', { open, reason })) return
    set({ open })
    emit(open ? 'fandeck-opened' : 'fandeck-closed', { reason })
  }
