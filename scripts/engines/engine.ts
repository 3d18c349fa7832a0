/** A remotely controlled browser. */
export interface Engine {
  name: string
  /** Opens another tab of the same profile. */
  open(url: string): Promise<EnginePage>
  /** Returns all open tabs and windows. */
  pages(): Promise<EnginePage[]>
  close(): Promise<void>
}

/** A tab or a window. */
export interface EnginePage {
  id: string
  /** Returns the JSON value of an expression; does not await promises. */
  evaluate(expression: string): Promise<unknown>
  goto(url: string): Promise<void>
  /** Clicks with user activation. */
  clickAt(x: number, y: number): Promise<void>
  close(): Promise<void>
}

/** The actions of a click, in the format of both W3C WebDriver and WebDriver BiDi. */
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

/** Wraps an expression in JSON, which both protocols return unchanged. */
export const asJson = (expression: string) => `JSON.stringify((${expression}) ?? null)`

export const sleep = (ms: number) => new Promise<void>((next) => setTimeout(next, ms))
