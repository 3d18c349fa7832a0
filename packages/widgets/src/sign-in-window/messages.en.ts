import { enAuthErrors } from '../theme/errors/auth.en.ts'
import type { Widened } from '../theme/messages.types.ts'
import type { koSignIn } from './messages.ko.ts'

/** The sign-in in a window, on a page that is not the main site. */
export const enSignIn: Widened<typeof koSignIn> = {
  'login.waiting': 'Finish the login in the window that has opened.',
  errors: enAuthErrors,
}
