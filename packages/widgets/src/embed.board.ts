// The entry for the boards of campaigns: registers `<fandeck-board>` and exports `logOut`.
import { FandeckBoardElement } from './campaign-board/Board.element.tsx'
import { clientsSoFar } from './element/element-config.ts'

FandeckBoardElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckBoardElement

/**
 * Signs the fan out on this page, but not on the main site.
 *
 * @example
 * import { logOut } from '/fandeck/board.js'
 */
export async function logOut(): Promise<void> {
  const { endSession } = await import('./sign-in-window/SignInNote.tsx')
  await Promise.all(clientsSoFar().map(endSession))
}
