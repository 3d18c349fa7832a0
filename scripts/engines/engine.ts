/** A browser that is driven from outside. */
export interface Engine {
  name: string
  /** Opens one more tab of the same profile. */
  open(url: string): Promise<EnginePage>
  /** Every tab and window that is open. */
  pages(): Promise<EnginePage[]>
  close(): Promise<void>
}

/** A tab or a window. */
export interface EnginePage {
  id: string
  /** The value of an expression, through JSON; nothing is waited for in the page. */
  evaluate(expression: string): Promise<unknown>
  goto(url: string): Promise<void>
  /** A real click, with the fan's activation. */
  clickAt(x: number, y: number): Promise<void>
  close(): Promise<void>
}

/** A click as W3C WebDriver and WebDriver BiDi both write it. */
export const clickActions = (x: number, y: number) => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
]

/** A JSON text of the expression's value, which both protocols hand over as it is. */
export const asJson = (expression: string) => `JSON.stringify((${expression}) ?? null)`

export const sleep = (ms: number) => new Promise<void>((next) => setTimeout(next, ms))

/** Polls until an answer is there. */
export async function until<T>(
  what: string,
  check: () => Promise<T | undefined>,
  limitMs = 30_000,
): Promise<T> {
  const end = Date.now() + limitMs
  for (;;) {
    const found = await check().catch(() => undefined)
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`)
    await sleep(50)
  }
}
