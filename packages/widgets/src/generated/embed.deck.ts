// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-deck>` and exports `logOut`.
import { FandeckDeckElement } from '../card-deck/CardDeck.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckDeckElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckDeckElement
