import type { Fandeck } from '../client.ts'
import type { DropRef } from './drops.ts'

/** How long calls wait for the script, ms. */
const WAIT_MS = 2000

/**
 * Asks in one request for what the page of a drop reads of a member when it opens: the member, the wallet, the limit, the
 * whitelist and the reminder. The calls of these that follow use their parts; a part that is missing or cannot be read is
 * asked for by its call, as all are of a server without the request. Does nothing for a visitor and for a member who has been
 * loaded.
 *
 * @example
 * prefetchDropMember(fandeck, { dropId: 101 })
 * const [member, packs] = await Promise.all([loadUser(fandeck), getPurchaseLimit(fandeck, { dropId: 101 })])
 * @see D115
 */
export function prefetchDropMember(fandeck: Fandeck, ref: DropRef): void {
  const { http, session, platform } = fandeck
  // A session that is being renewed has a record, and the request waits for it.
  if (http.early || session.getState().user || !session.record()) return
  const late = new Promise<undefined>((resolve) => {
    platform.timers.setTimeout(() => resolve(undefined), WAIT_MS)
  })
  // Calls for a member wait for it from now on.
  http.early = Promise.race([import('./drops.parts.ts'), late]).then(
    (script) => script?.askForParts(fandeck, ref),
    () => undefined,
  )
}
