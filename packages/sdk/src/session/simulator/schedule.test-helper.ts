import type { Fandeck } from '../../client.ts'
import { createFandeck } from '../../fandeck.ts'
import type { Channel, KeyValueStorage, SharedStore } from '../../kernel/platform.ts'
import { memoryStorage } from '../../kernel/storage.ts'
import { renewed } from '../../testing/fake-server.ts'
import { aSessionRecord, aStoredSession, NOON } from '../../testing/fixtures.ts'
import { createWorld } from './world.test-helper.ts'

/** The browser of the two tabs; every value but `whole` is a broken control. */
export interface ScheduleOptions {
  /** The other tab's action during the renewal. */
  other: 'logout' | 'login'
  channel: boolean
  /** `none`: no IndexedDB; `torn`: separate reads and writes; `blind`: a tab sees only its own writes. */
  marker: 'whole' | 'none' | 'torn' | 'blind'
  /** Whether the other tab lives long enough to check again. */
  looksAgain: boolean
}

/** Picks one of the possible next steps. */
export type Pick = (choices: number) => number

interface Step {
  /** Steps of one lane keep their order. */
  lane: string
  run(): void
}

async function turns(count: number): Promise<void> {
  for (let turn = 0; turn < count; turn++) await Promise.resolve()
}
/** Waits until bodies of replies are read, which takes several turns of the event loop. */
async function loops(): Promise<void> {
  for (let turn = 0; turn < 4; turn++) await new Promise<void>((resolve) => setImmediate(resolve))
}

/**
 * Plays two tabs: one renews the session while the other signs out or in as another member. Everything asynchronous
 * (the reply, each request to the marker and its result, each write on its way to the other tab, each message) is a
 * step, and `pick` selects the next one. Timers run when no step is left.
 */
export async function playOut(options: ScheduleOptions, pick: Pick): Promise<{ stands: boolean }> {
  const steps: Step[] = []
  const step = (lane: string, run: () => void) => void steps.push({ lane, run })
  const timers = new Map<number, { due: number; run: () => void }>()
  let handles = 0
  let at = 0
  const marks = new Map<string, string>()
  const disk = memoryStorage()
  const views: { name: string; view: KeyValueStorage; last: number }[] = []
  const ears: { name: string; hear: (message: unknown) => void }[] = []
  let writes = 0
  let answered = false

  function markerOf(name: string): SharedStore {
    let own: string | undefined
    const ask = <T>(work: () => T) =>
      new Promise<T>((resolve) =>
        step(`marker ${name}`, () => {
          const value = work()
          // The other tab only continues after a reply, and that continuation is a step of its own.
          if (name === 'there') resolve(value)
          else step(`marker ${name}`, () => resolve(value))
        }),
      )
    const put = (key: string, value: string) => {
      own = value
      marks.set(key, value)
      return value
    }
    return {
      get: (key) => ask(() => (options.marker === 'blind' && own !== undefined ? own : marks.get(key))),
      async update(key, change) {
        if (options.marker !== 'torn') return ask(() => put(key, change(marks.get(key))))
        const value = change(await ask(() => marks.get(key)))
        return ask(() => put(key, value))
      },
    }
  }

  function storageOf(name: string): KeyValueStorage {
    const view = memoryStorage()
    view.setItem('user', disk.getItem('user') ?? '')
    const own = { name, view, last: 0 }
    views.push(own)
    const spread = (apply: (storage: KeyValueStorage) => void) => {
      const number = ++writes
      own.last = number
      apply(view)
      apply(disk)
      for (const other of views) {
        if (other === own) continue
        step(`storage ${other.name}`, () => {
          if (other.last > number) return
          other.last = number
          apply(other.view)
        })
      }
    }
    return {
      getItem: view.getItem,
      setItem: (key, value) => spread((storage) => storage.setItem(key, value)),
      // Chromium does not remove what a tab does not see.
      removeItem: (key) => view.getItem(key) !== null && spread((storage) => storage.removeItem(key)),
    }
  }

  const channelOf = (name: string): Channel => ({
    post(message) {
      for (const ear of ears) if (ear.name !== name) step(`channel ${ear.name}`, () => ear.hear(message))
    },
    listen(hear) {
      ears.push({ name, hear })
      return () => {}
    },
  })

  disk.setItem('user', aStoredSession())
  const tab = (name: string): Fandeck =>
    createFandeck(
      { marketUrl: 'https://api.example' },
      {
        fetch: () =>
          new Promise((resolve) =>
            step('answer', () => {
              answered = true
              resolve(renewed(aSessionRecord({ refreshToken: 'renewed' })))
            }),
          ),
        storage: storageOf(name),
        sessionStorage: memoryStorage(),
        sharedStore: options.marker === 'none' ? undefined : markerOf(name),
        locks: undefined,
        channel: options.channel ? channelOf(name) : undefined,
        now: () => NOON + at,
        monotonic: () => at,
        timers: {
          setTimeout(run, ms) {
            timers.set(++handles, { due: at + ms, run })
            return handles
          },
          clearTimeout: (handle) => void (typeof handle === 'number' && timers.delete(handle)),
        },
        visibility: { visible: () => true, onReturn: () => () => {}, onVisible: () => () => {} },
        logger: { warn: () => {}, error: () => {} },
      },
    )
  const [here, there] = [tab('here'), tab('there')]
  here.session.refresh().catch(() => {})
  await turns(20)
  // The steps up to the request are the same in all histories.
  while (!steps.some(({ lane }) => lane === 'answer')) {
    steps.shift()?.run()
    await turns(20)
  }
  step('fan', () => {
    if (options.other === 'logout') there.session.end()
    else there.session.begin(aSessionRecord({ refreshToken: 'of-another' }))
  })

  for (;;) {
    const open = [...new Map(steps.toReversed().map((one) => [one.lane, one])).values()].toReversed()
    const next = open[open.length > 1 ? pick(open.length) : 0]
    if (next) {
      steps.splice(steps.indexOf(next), 1)
      const waiting = !answered
      next.run()
      if (waiting && answered) await loops()
      await turns(20)
      continue
    }
    const [due] = [...timers].toSorted(([, a], [, b]) => a.due - b.due)
    if (!due || !options.looksAgain) break
    at = due[1].due
    timers.delete(due[0])
    due[1].run()
    await turns(20)
  }
  const wanted = options.other === 'logout' ? undefined : 'of-another'
  const seen = [here, there].map(({ session }) => session.record()?.refreshToken)
  const stored = disk.getItem('user')
  const kept = stored === null ? undefined : JSON.parse(stored).refresh_token
  const stands = [...seen, kept].every((token) => token === wanted)
  return { stands }
}

/** The result of many orders; `undone` are those that undo the sign-out or sign-in. */
export interface Orders {
  orders: number
  undone: number[][]
}

/** Plays every order of the steps, or stops after `enough` undone ones. */
export async function everyOrder(
  options: ScheduleOptions,
  enough = Number.POSITIVE_INFINITY,
): Promise<Orders> {
  const undone: number[][] = []
  let orders = 0
  for (let path: number[] | undefined = []; path && undone.length < enough; orders++) {
    const fixed: number[] = path
    const taken: { choice: number; of: number }[] = []
    const { stands } = await playOut(options, (of) => {
      const choice = fixed[taken.length] ?? 0
      taken.push({ choice, of })
      return choice
    })
    if (!stands) undone.push(taken.map(({ choice }) => choice))
    while (taken.length > 0 && (taken.at(-1)?.choice ?? 0) + 1 >= (taken.at(-1)?.of ?? 0)) taken.pop()
    const last = taken.at(-1)
    path = last && [...taken.slice(0, -1).map(({ choice }) => choice), last.choice + 1]
  }
  return { orders, undone }
}

/** Plays random orders where there are too many to enumerate. */
export async function someOrders(options: ScheduleOptions, seed: number, orders: number): Promise<Orders> {
  const { random } = createWorld(seed, NOON)
  const undone: number[][] = []
  for (let order = 0; order < orders; order++) {
    const taken: number[] = []
    const { stands } = await playOut(options, (of) => {
      taken.push(Math.floor(random() * of))
      return taken.at(-1) ?? 0
    })
    if (!stands) undone.push(taken)
  }
  return { orders, undone }
}
