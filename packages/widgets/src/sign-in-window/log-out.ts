import { clientsSoFar } from '../element/element-config.ts'

/**
 * Signs the fan out on this page, but not on the main site. Every script of the elements exports it.
 *
 * @example
 * import { logOut } from '/fandeck/wallet.js'
 */
export async function logOut(): Promise<void> {
  const { endSession } = await import('./SignInNote.tsx')
  await Promise.all(clientsSoFar().map(endSession))
}
