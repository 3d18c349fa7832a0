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
  /** Calls back when a hidden page becomes visible, and at no other return; returns its undo. */
  onVisible(listener: () => void): () => void
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
  /**
   * Reads and writes in one transaction, which no other tab comes between; gives what is stored then. `change` may be
   * told `undefined`, and must answer at once.
   */
  update(key: string, change: (value: string | undefined) => string): Promise<string>
}

/** A window that this page has opened. */
export interface OpenedWindow {
  /** May be `true` for an open window that the browser has cut off from its opener (D53). */
  readonly closed: boolean
  /** Silent for a window that is gone. */
  close(): void
  /** Brings it to the front, where the browser lets a page do that. */
  focus(): void
  /** Reaches the window only while it shows a page of `targetOrigin`. */
  postMessage(message: unknown, targetOrigin: string): void
}

/** A message from another window; the browser vouches for `origin` and `source`, nobody for `data`. */
export interface WindowMessage {
  origin: string
  source: unknown
  data: unknown
}

/** This window among others: who has opened it, what it is called, what it is told. */
export interface OwnWindow {
  /** Hears every message to this window, from whomever; returns its undo. */
  listen(listener: (message: WindowMessage) => void): () => void
  /** The window that has opened this one, as the `source` of its messages; `undefined` for none. */
  opener(): unknown
  /** Whoever opens a window may have chosen it, so it proves nothing. */
  name(): string
  /** Empties the name. */
  forgetName(): void
  /** Takes the fragment out of the address, also out of the history. */
  forgetFragment(): void
  /** The part of the screen that windows may cover, CSS px. */
  screen(): { left: number; top: number; width: number; height: number }
  /** For telling browsers inside other apps. */
  userAgent(): string
}

/** Everything of the outside world that the SDK touches. Each has a browser default; tests give their own. */
export interface Platform {
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
  openWindow(url: string, name: string, features: string): OpenedWindow | undefined
  /** The browser's own when left out; only the wallet window uses it, so a page without one does not carry it. */
  ownWindow?: OwnWindow | undefined
  /** Posts a form that outlives the page; `false` when there is no such way. Nothing is heard back. */
  beacon(url: string, body: URLSearchParams): boolean
  /** Address of the page; `undefined` outside a browser. */
  location(): URL | undefined
  logger: Logger
}
