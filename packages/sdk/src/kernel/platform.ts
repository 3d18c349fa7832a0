/** The subset of `localStorage` that the SDK needs. */
export interface KeyValueStorage {
  /** Returns `null` for an absent key, as `localStorage` does. */
  getItem(key: string): string | null
  /** May throw when the storage is full or denied. */
  setItem(key: string, value: string): void
  /** Ignores an absent key. */
  removeItem(key: string): void
}

/** The developer log. Never receives tokens, codes or phone numbers. */
export interface Logger {
  /** Reports degraded behaviour. */
  warn(message: string, detail?: unknown): void
  /** Reports a failure that is not retried. */
  error(message: string, detail?: unknown): void
}

/** The timers of the page. */
export interface Timers {
  /** Runs `run` once after `ms`; the handle is opaque. */
  setTimeout(run: () => void, ms: number): unknown
  /** Ignores an unknown, expired or `undefined` handle. */
  clearTimeout(handle: unknown): void
}

/** The visibility of the page. */
export interface Visibility {
  /** Returns whether the page is visible; always true outside a browser. */
  visible(): boolean
  /** Calls `listener` when the page is shown, focused, restored or online again; returns the unsubscribe function. */
  onReturn(listener: () => void): () => void
  /** Calls `listener` only when a hidden page becomes visible; returns the unsubscribe function. */
  onVisible(listener: () => void): () => void
}

/** Messages between the tabs of one origin. */
export interface Channel {
  /** Posts to the other tabs, not to this one. */
  post(message: unknown): void
  /** Adds a listener for the other tabs' messages; returns the unsubscribe function. */
  listen(listener: (message: unknown) => void): () => void
}

/** Locks shared by all tabs of one origin. */
export interface Locks {
  /** Runs `task` exclusively among the tabs; runs it without the lock after `limitMs`. */
  run<T>(name: string, limitMs: number, task: () => Promise<T>): Promise<T>
}

/** A small store that all tabs see immediately; `localStorage` may lag between tabs, IndexedDB does not. */
export interface SharedStore {
  /** Returns `undefined` for an absent key. */
  get(key: string): Promise<string | undefined>
  /**
   * Reads and writes in one transaction and returns the stored value. `change` receives `undefined` for an absent key
   * and must return synchronously.
   */
  update(key: string, change: (value: string | undefined) => string): Promise<string>
}

/** A window opened by this page. */
export interface OpenedWindow {
  /** May be `true` for an open window that an opener policy has separated from this page (D53). */
  readonly closed: boolean
  /** Does nothing when the window is gone. */
  close(): void
  /** Brings the window to the front where the browser allows it. */
  focus(): void
  /** Delivers the message only while the window shows a page of `targetOrigin`. */
  postMessage(message: unknown, targetOrigin: string): void
}

/** A message from another window; the browser guarantees `origin` and `source`, but `data` is untrusted. */
export interface WindowMessage {
  origin: string
  source: unknown
  data: unknown
}

/** This page's window: its opener, name and incoming messages. */
export interface PageWindow {
  /** Adds a listener for all messages to this window; returns the unsubscribe function. */
  listen(listener: (message: WindowMessage) => void): () => void
  /** Returns the opener, comparable to the `source` of a message; `undefined` when there is none. */
  opener(): unknown
  /** Returns the window's name, which the opener chooses and which therefore proves nothing. */
  name(): string
  /** Clears the name. */
  forgetName(): void
  /** Removes the fragment from the address and the history entry. */
  forgetFragment(): void
  /** Returns the available screen area, CSS px. */
  screen(): { left: number; top: number; width: number; height: number }
  /** Returns the user agent, used to detect in-app browsers. */
  userAgent(): string
}

/** Everything outside the SDK that it uses. The browser provides the defaults; tests pass their own. */
export interface Platform {
  /** Must honour `signal`, which every request sets. */
  fetch: typeof globalThis.fetch
  storage: KeyValueStorage
  sessionStorage: KeyValueStorage
  sharedStore: SharedStore | undefined
  locks: Locks | undefined
  channel: Channel | undefined
  /** Returns device time, epoch ms. */
  now(): number
  /** Returns a monotonic time, ms. */
  monotonic(): number
  timers: Timers
  visibility: Visibility
  random: {
    /** Returns a version 4 UUID; identifies purchases, so it must be unguessable. */
    uuid(): string
    /** Returns bytes from a cryptographic source. */
    bytes(length: number): Uint8Array
  }
  /** Navigates to a path of the site. */
  navigate(href: string): void
  /** Opens a window; returns `undefined` when the browser blocks it. */
  openWindow(url: string, name: string, features: string): OpenedWindow | undefined
  /** Defaults to the browser's window, which is loaded only with the wallet window and the handover. */
  pageWindow?: PageWindow | undefined
  /** Posts a form that survives the page's unload; returns `false` when unsupported. No reply is available. */
  beacon(url: string, body: URLSearchParams): boolean
  /** Returns the page's address; `undefined` outside a browser. */
  location(): URL | undefined
  logger: Logger
}
