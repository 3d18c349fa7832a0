// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-board>` and exports `logOut`.
import { FandeckBoardElement } from '../campaign-board/Board.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckBoardElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckBoardElement
