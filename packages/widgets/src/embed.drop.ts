// The entry for one drop: registers `<fandeck-drop>` and exports `logOut`.
import { FandeckDropElement } from './drop/DropPurchase.element.tsx'
import { clientsSoFar } from './element/element-config.ts'

FandeckDropElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckDropElement

/**
 * Signs the fan out on this page, but not on the main site.
 *
 * @example
 * import { logOut } from '/fandeck/drop.js'
 */
export async function logOut(): Promise<void> {
  const { endSession } = await import('./drop/lazy-parts.ts')
  await Promise.all(clientsSoFar().map(endSession))
}
