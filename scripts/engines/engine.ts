/** A remotely controlled browser with a new profile. */
export interface Engine {
  name: string
  /** Opens another tab of the same profile. */
  open(url: string): Promise<EnginePage>
  /** Returns all open tabs and windows. */
  pages(): Promise<EnginePage[]>
  /** Returns the uncaught errors, the errors on the console and the violations of content policies of all pages so far. */
  errors(): readonly string[]
  close(): Promise<void>
}

/** A document that is shown: of a tab, of a window or of a frame. */
export interface EngineView {
  /** Returns the JSON value of an expression; does not await promises. */
  evaluate(expression: string): Promise<unknown>
  /** Clicks the element that an expression returns, with user activation. */
  press(element: string): Promise<void>
  /** Gives a file to the file input that an expression returns. */
  choose(input: string, file: string): Promise<void>
  /** Returns the frame in the iframe that an expression returns. */
  frame(iframe: string): Promise<EngineView>
}

/** A tab or a window. */
export interface EnginePage extends EngineView {
  id: string
  goto(url: string): Promise<void>
  /** Clicks with user activation. */
  clickAt(x: number, y: number): Promise<void>
  /** Types into the focused element. */
  type(text: string): Promise<void>
  /** Returns a PNG of what is shown. */
  screenshot(): Promise<Buffer>
  close(): Promise<void>
}

/** The size of a fan's phone, CSS px. */
export const PHONE_SIZE = { width: 390, height: 844 }

const pointer = (actions: readonly object[]) => [
  { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions },
]
const click = [
  { type: 'pointerDown', button: 0 },
  { type: 'pointerUp', button: 0 },
]

/** The actions of a click, in the format of both W3C WebDriver and WebDriver BiDi. */
export const clickActions = (x: number, y: number) =>
  pointer([{ type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 }, ...click])

/** The actions of a click into the middle of an element, whose reference each protocol writes in another way. */
export const pressActions = (origin: unknown) =>
  pointer([{ type: 'pointerMove', x: 0, y: 0, origin, duration: 0 }, ...click])

/** The actions of typing, in the format of both protocols. */
export const typeActions = (text: string) => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
]

/** Wraps an expression in JSON, which both protocols return unchanged. */
export const asJson = (expression: string) => `JSON.stringify((${expression}) ?? null)`

export const sleep = (ms: number) => new Promise<void>((next) => setTimeout(next, ms))
