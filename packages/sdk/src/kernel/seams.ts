/** The few calls of a key-value store that Fandeck needs; `localStorage` is one. */
export interface KeyValueStorage {
  /** `null` for an absent key, as the browser has it. */
  getItem(key: string): string | null
  /** May throw when the storage is full or denied. */
  setItem(key: string, value: string): void
  /** Silent for an absent key. */
  removeItem(key: string): void
}

/** Where the SDK tells developers what went wrong. Tokens, codes and phone numbers never reach it. */
export interface Logger {
  /** Something works less well than it should. */
  warn(message: string, detail?: unknown): void
  /** Something was given up. */
  error(message: string, detail?: unknown): void
}

/** The timers of the page. */
export interface Timers {
  /** Runs once after `ms`; the handle is opaque. */
  setTimeout(run: () => void, ms: number): unknown
  /** Silent for a handle that is unknown, spent or `undefined`. */
  clearTimeout(handle: unknown): void
}

/** Whether the page can be seen, and when that changes. */
export interface Visibility {
  /** Whether the fan can see the page now; always true outside a browser. */
  visible(): boolean
  /** Calls back when the page is shown, focused, restored or online again; returns its undo. */
  onReturn(listener: () => void): () => void
}

/** Messages between the tabs of one origin. */
export interface Channel {
  /** Tells the other tabs, never this one. */
  post(message: unknown): void
  /** Hears the other tabs; returns its undo. */
  listen(listener: (message: unknown) => void): () => void
}

/** A lock that all tabs of one origin share. */
export interface Locks {
  /** Runs `task` alone among the tabs; goes on without the lock after `limitMs`. */
  run<T>(name: string, limitMs: number, task: () => Promise<T>): Promise<T>
}

/** A small store that every tab sees at once; `localStorage` may lag between tabs, IndexedDB does not. */
export interface SharedMarker {
  /** `undefined` for an absent key. */
  get(key: string): Promise<string | undefined>
  /** Resolves when every tab can read it. */
  set(key: string, value: string): Promise<void>
}

/** Everything of the outside world that the SDK touches. Each has a browser default; tests give their own. */
export interface Seams {
  /** Must honour `signal`; each request brings one. */
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
    /** Version 4; names purchases, so it has to be unguessable. */
    uuid(): string
    /** From a cryptographic source. */
    bytes(length: number): Uint8Array
  }
  /** Leaves the page for a path of the site. */
  navigate(href: string): void
  /** Opens a window, or gives `undefined` when the browser refuses. */
  openWindow(url: string, name: string, features: string): Window | undefined
  /** Posts a form that outlives the page; `false` when there is no such way. Nothing is heard back. */
  beacon(url: string, body: URLSearchParams): boolean
  /** Address of the page; `undefined` outside a browser. */
  location(): URL | undefined
  logger: Logger
}
