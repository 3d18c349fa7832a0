/** Writes one line an event. Tokens, codes, phone and card numbers are never handed to it. */
export interface Log {
  info(event: string, fields?: Record<string, string | number>): void
  error(event: string, error: unknown): void
}

/** A log on the terminal. */
export const terminalLog: Log = {
  info: (event, fields = {}) =>
    console.log([event, ...Object.entries(fields).map(([key, value]) => `${key}=${value}`)].join(' ')),
  error: (event, error) => console.error(event, error instanceof Error ? error.message : 'unknown'),
}
