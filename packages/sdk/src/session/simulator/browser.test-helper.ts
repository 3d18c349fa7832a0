import type { Fandeck } from '../../client.ts'
import { createFandeck } from '../../fandeck.ts'
import { createLocks } from '../../kernel/locks.ts'
import type { Channel, KeyValueStorage, SharedStore } from '../../kernel/platform.ts'
import { memoryStorage } from '../../kernel/storage.ts'
import type { RotatingServer } from './server.test-helper.ts'
import type { World } from './world.test-helper.ts'

/** Features and faults of the simulated browser. */
export interface BrowserOptions {
  locks: 'on' | 'off' | 'hang' | 'steal'
  marker: 'on' | 'off' | 'hang'
  channel: 'on' | 'off' | 'lossy'
  /** Maximum delay before a tab sees another tab's writes, ms. */
  storageLagMs: number
  /** Offset of the device's clock, ms. */
  aheadMs: number
  lateRefresh: boolean
}

/** A tab with a real copy of the SDK. */
export interface Tab {
  fandeck: Fandeck
  /** The reasons of this tab's sign-outs, in order. */
  logouts: string[]
  /** Suspends the tab until `thaw`. */
  freeze(): void
  thaw(): void
  /** Removes the tab with its timers, replies and locks. */
  kill(): void
  alive(): boolean
  /** Simulates a tab that becomes visible or online again. */
  comeBack(): void
}

interface Waiting {
  tab: Tab
  give(): void
}

/** A browser whose tabs share storage, locks, marker and channel. */
export function simulatedBrowser(world: World, server: RotatingServer, given: Partial<BrowserOptions> = {}) {
  const options: BrowserOptions = {
    locks: 'on',
    marker: 'on',
    channel: 'on',
    storageLagMs: 100,
    aheadMs: 0,
    lateRefresh: false,
    ...given,
  }
  const disk = memoryStorage()
  const marks = new Map<string, string>()
  const tabs: Tab[] = []
  const views: { tab: Tab; view: KeyValueStorage; last: number }[] = []
  let writes = 0
  const ends: { tab: Tab; listeners: Set<(message: unknown) => void> }[] = []
  const queue: Waiting[] = []
  let holder: Waiting | undefined

  function next(): void {
    if (holder || options.locks === 'hang') return
    holder = queue.shift()
    holder?.give()
  }
  function release(waiting: Waiting): void {
    if (holder !== waiting) return
    holder = undefined
    next()
  }

  const manager = (tab: Tab): Pick<LockManager, 'request'> => ({
    request: ((_name: string, { signal }: LockOptions, task: () => unknown) =>
      new Promise<unknown>((resolve, reject) => {
        const waiting: Waiting = {
          tab,
          give() {
            const done = Promise.resolve(task())
            done.then(resolve, reject).then(() => release(waiting))
            if (options.locks !== 'steal') return
            world.after(world.between(1, 500), () => {
              if (holder !== waiting) return
              reject(new DOMException('The lock was stolen.', 'AbortError'))
              release(waiting)
            })
          },
        }
        queue.push(waiting)
        signal?.addEventListener('abort', () => {
          const place = queue.indexOf(waiting)
          if (place < 0) return
          queue.splice(place, 1)
          reject(signal.reason)
        })
        next()
      })) as LockManager['request'],
  })

  const marker: SharedStore = {
    async get(key) {
      if (options.marker === 'hang') return new Promise(() => {})
      await world.pause(world.between(0, 4))
      const value = marks.get(key)
      await world.pause(world.between(1, 4))
      return value
    },
    async update(key, change) {
      if (options.marker === 'hang') return new Promise(() => {})
      await world.pause(world.between(0, 4))
      const value = change(marks.get(key))
      marks.set(key, value)
      await world.pause(world.between(1, 4))
      return value
    },
  }

  function storageOf(tab: Tab): KeyValueStorage {
    const view = memoryStorage()
    const record = disk.getItem('user')
    if (record !== null) view.setItem('user', record)
    const own = { tab, view, last: writes }
    views.push(own)
    const spread = (apply: (storage: KeyValueStorage) => void) => {
      const number = ++writes
      own.last = number
      apply(view)
      apply(disk)
      const lag = world.between(0, options.storageLagMs)
      for (const other of views) {
        if (other === own) continue
        // Every tab sees the writes in the same order, each with its own delay.
        world.after(lag, () => {
          if (other.last > number) return
          other.last = number
          apply(other.view)
        })
      }
    }
    return {
      getItem: (key) => (key === 'user' ? view : disk).getItem(key),
      setItem: (key, value) => spread((storage) => storage.setItem(key, value)),
      removeItem: (key) => spread((storage) => storage.removeItem(key)),
    }
  }

  function channelOf(tab: Tab): Channel {
    const listeners = new Set<(message: unknown) => void>()
    ends.push({ tab, listeners })
    return {
      post(message) {
        for (const end of ends) {
          if (end.tab === tab || (options.channel === 'lossy' && world.random() < 0.5)) continue
          world.after(world.between(0, 30), () => {
            if (end.tab.alive()) for (const listener of [...end.listeners]) listener(message)
          })
        }
      },
      listen(listener) {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
    }
  }

  /** Opens another tab. */
  function open(): Tab {
    let state: 'running' | 'frozen' | 'dead' = 'running'
    const held: (() => void)[] = []
    const returns = new Set<() => void>()
    const enter = (run: () => void) => {
      if (state === 'running') run()
      else if (state === 'frozen') held.push(run)
    }
    /** Delivers external results to a tab only while it runs. */
    const arriving = <T>(promise: Promise<T>) =>
      new Promise<T>((resolve, reject) => {
        promise.then(
          (value) => enter(() => resolve(value)),
          (error: unknown) => enter(() => reject(error)),
        )
      })
    const logouts: string[] = []
    const tab: Omit<Tab, 'fandeck'> = {
      logouts,
      freeze() {
        if (state === 'running') state = 'frozen'
      },
      thaw() {
        if (state !== 'frozen') return
        state = 'running'
        for (const run of held.splice(0)) run()
      },
      kill() {
        state = 'dead'
        if (holder?.tab === whole) release(holder)
      },
      alive: () => state === 'running',
      comeBack() {
        for (const listener of [...returns]) listener()
      },
    }
    const whole = tab as Tab
    const locks = createLocks(manager(whole), {
      setTimeout: (run, ms) => world.after(ms, () => enter(run)),
      clearTimeout: (handle) => void (typeof handle === 'function' && handle()),
    })
    const marked: SharedStore = {
      get: (key) => arriving(marker.get(key)),
      update: (key, change) => arriving(marker.update(key, change)),
    }
    whole.fandeck = createFandeck(
      { marketUrl: 'https://api.example', lateRefresh: options.lateRefresh },
      {
        fetch: (input, init) => arriving(server.fetch(input, init)),
        storage: storageOf(whole),
        sessionStorage: memoryStorage(),
        sharedStore: options.marker === 'off' ? undefined : marked,
        locks: options.locks === 'off' ? undefined : locks,
        channel: options.channel === 'off' ? undefined : channelOf(whole),
        now: () => world.now() + options.aheadMs,
        monotonic: () => world.now(),
        timers: {
          setTimeout: (run, ms) => world.after(ms, () => enter(run)),
          clearTimeout: (handle) => void (typeof handle === 'function' && handle()),
        },
        visibility: {
          visible: () => state === 'running',
          onVisible: () => () => {},
          onReturn(listener) {
            returns.add(listener)
            return () => returns.delete(listener)
          },
        },
        logger: { warn: () => {}, error: () => {} },
      },
    )
    whole.fandeck.on('session:logout', ({ reason }) => logouts.push(reason))
    tabs.push(whole)
    return whole
  }

  return { open, tabs, disk, options }
}
