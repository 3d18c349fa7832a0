/** The options of a toast. */
export interface ToastOptions {
  /** The time until the toast hides, ms; 0 disables it. @default 3000 */
  timeout?: number | undefined
  hideCloseButton?: boolean | undefined
  /** `error` is announced assertively. @default 'status' */
  kind?: 'status' | 'error' | undefined
}

/** The current toast. */
export interface ToastRecord {
  id: number
  lines: readonly string[]
  options: ToastOptions
  visible: boolean
}

export const toLines = (message: string | readonly string[]): readonly string[] =>
  typeof message === 'string' ? message.split('\n') : message
