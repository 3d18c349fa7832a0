// Written by `pnpm indexes`. The script of one tag: registers `<fandeck-sign-in>` and exports `logOut`.
import { FandeckSignInElement } from '../sign-in/SignIn.element.tsx'

export { logOut } from '../sign-in-window/log-out.ts'

FandeckSignInElement.define()

/** For `fandeck.js`, which has defined the tag before. */
export const { mount } = FandeckSignInElement
