// The one-tag entry of a page that sells one drop: `<fandeck-drop>`, and a way to log out.
import { FandeckDropElement } from './drop/DropPurchase.element.tsx'
import { clientsSoFar } from './element/element-config.ts'

FandeckDropElement.define()

/**
 * Logs the fan out on this page, not on the main site.
 *
 * @example
 * import { logOut } from '/fandeck/drop.js'
 */
export async function logOut(): Promise<void> {
  const { endSession } = await import('./drop/lazy-parts.ts')
  await Promise.all(clientsSoFar().map(endSession))
}
