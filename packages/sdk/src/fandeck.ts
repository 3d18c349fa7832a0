import * as z from 'zod/mini'
import type { Fandeck } from './client.ts'
import { FandeckConfig, type FandeckOptions } from './config.ts'
import { authBasePath, authPollMs as noPollMs } from './constants.ts'
import type { FandeckEvents } from './domains.ts'
import { createHttp } from './http/http.ts'
import { createTransport } from './http/transport.ts'
import { browserPlatform } from './kernel/browser.ts'
import { createClock } from './kernel/clock.ts'
import { createEmitter } from './kernel/emitter.ts'
import { FandeckError } from './kernel/errors.ts'
import type { Platform } from './kernel/platform.ts'
import { safeStorage } from './kernel/storage.ts'
import { recordStore } from './session/record.ts'
import { createRefresh } from './session/refresh.ts'
import { createSession } from './session/session.ts'

/** A device clock that is ahead by less than this does not affect decisions. */
const CLOCK_TOLERANCE_MS = 30_000

/**
 * Creates the client that every call takes first. Accesses no browser API before the call, and sends no request unless
 * a stored session has less than a minute left, which it renews (D45).
 *
 * @param options base URLs of the servers; see `FandeckOptions`
 * @param given parts of `Platform` that replace the browser's, for tests and other platforms
 * @throws `config/invalid`, naming the invalid options
 * @example
 * const fandeck = createFandeck({ marketUrl: 'https://api.example' })
 * const drop = await getDrop(fandeck, { dropId: 1 })
 */
export function createFandeck(options: FandeckOptions, given: Partial<Platform> = {}): Fandeck {
  const read = z.safeParse(FandeckConfig, options)
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => issue.path.join('.')).join(', ')
    throw new FandeckError('config/invalid', `createFandeck: invalid ${wrong || 'options'}.`)
  }
  const { marketUrl, mainUrl = marketUrl, cdnUrl = marketUrl, walletOrigin, disabledParts = [] } = read.data
  const { storageKey = 'user', lateRefresh = false, refreshPath = '/auth/refresh_token' } = read.data
  const { authUrl = authBasePath, authPollMs = noPollMs, authRefetchOnReturn = true } = read.data
  const platform: Platform = { ...browserPlatform(`fandeck:${storageKey}`), ...given }
  const events = createEmitter<FandeckEvents>(platform.logger)
  const memoryOnly = (error: unknown) => {
    platform.logger.warn('The session could not be stored; it ends with the page.', error)
    events.emit('session:memory-only', { error })
  }
  const storage = safeStorage(platform.storage, memoryOnly)
  const aheadKey = `${storageKey}:ahead`
  const clock = createClock(platform, Number(storage.getItem(aheadKey)) || 0)
  clock.onCorrected(() => {
    const ahead = platform.now() - clock.now()
    if (ahead > CLOCK_TOLERANCE_MS) storage.setItem(aheadKey, String(ahead))
    // The device's clock was set right.
    else storage.removeItem(aheadKey)
  })
  const transport = createTransport(platform, clock)
  const store = recordStore(storage, storageKey, memoryOnly)
  const session = createSession({
    store,
    clock,
    events,
    channel: platform.channel,
    visibility: platform.visibility,
    lateRefresh,
    refresher: createRefresh({
      transport,
      store,
      timers: platform.timers,
      monotonic: platform.monotonic,
      locks: platform.locks,
      marker: platform.sharedStore,
      urls: { main: mainUrl + refreshPath, market: marketUrl + refreshPath },
      name: `fandeck:${storageKey}`,
    }),
  })
  const http = createHttp({
    transport,
    credentials: session,
    timers: platform.timers,
    bases: { market: marketUrl, main: mainUrl, cdn: cdnUrl },
    events,
    logger: platform.logger,
  })
  return {
    http,
    transport,
    session,
    clock,
    platform: { ...platform, storage },
    cdnUrl,
    refreshPath,
    authUrl,
    authPollMs,
    authRefetchOnReturn,
    walletOrigin,
    disabledParts,
    events,
    on: events.on,
    close: session.close,
  }
}
