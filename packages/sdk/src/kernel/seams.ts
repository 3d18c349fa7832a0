/** The few calls of a key-value store that Fandeck needs; `localStorage` is one. */
export interface KeyValueStorage {
  getItem(key: string): string | null
  setItem(key: string, value: string): void
  removeItem(key: string): void
}

/** Where the SDK tells developers what went wrong. Tokens, codes and phone numbers never reach it. */
export interface Logger {
  warn(message: string, detail?: unknown): void
  error(message: string, detail?: unknown): void
}

/** The timers of the page. */
export interface Timers {
  setTimeout(run: () => void, ms: number): unknown
  clearTimeout(handle: unknown): void
}

/** Whether the page can be seen, and when that changes. */
export interface Visibility {
  visible(): boolean
  /** Calls back when the page is shown, focused, restored or online again; returns its undo. */
  onReturn(listener: () => void): () => void
}

/** Messages between the tabs of one origin. */
export interface Channel {
  post(message: unknown): void
  listen(listener: (message: unknown) => void): () => void
}

/** A lock that all tabs of one origin share. */
export interface Locks {
  /** Runs `task` alone among the tabs; goes on without the lock after `limitMs`. */
  run<T>(name: string, limitMs: number, task: () => Promise<T>): Promise<T>
}

/** A small store that every tab sees at once; `localStorage` may lag between tabs, IndexedDB does not. */
export interface SharedMarker {
  get(key: string): Promise<string | undefined>
  set(key: string, value: string): Promise<void>
}

/** Everything of the outside world that the SDK touches. Each has a browser default; tests give their own. */
export interface Seams {
  fetch: typeof globalThis.fetch
  storage: KeyValueStorage
  sessionStorage: KeyValueStorage
  indexedDB: SharedMarker | undefined
  locks: Locks | undefined
  channel: Channel | undefined
  /** Device time, epoch ms. */
  now(): number
  /** A clock that only moves forward, ms. */
  monotonic(): number
  timers: Timers
  visibility: Visibility
  random: {
    uuid(): string
    bytes(length: number): Uint8Array
  }
  /** Leaves the page for a path of the site. */
  navigate(href: string): void
  /** Opens a window, or gives `undefined` when the browser refuses. */
  openWindow(url: string, name: string, features: string): Window | undefined
  /** Address of the page; `undefined` outside a browser. */
  location(): URL | undefined
  logger: Logger
}
