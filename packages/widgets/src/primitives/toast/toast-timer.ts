/** Milliseconds a toast stays when nothing is said (spec §9). */
export const TOAST_MS = 3000

/** How long a toast stays and how it is told. */
export interface ToastOptions {
  /** Milliseconds; absent is 3000, 0 stays until it is closed. */
  timeout?: number | undefined
  hideCloseButton?: boolean | undefined
  /** `error` interrupts a screen reader. */
  kind?: 'status' | 'error' | undefined
}

/** What stands on the screen now (spec §3): the next toast takes the place of the last. */
export interface ToastRecord {
  id: number
  lines: readonly string[]
  options: ToastOptions
  visible: boolean
}

export const toLines = (message: string | readonly string[]): readonly string[] =>
  typeof message === 'string' ? message.split('\n') : message
