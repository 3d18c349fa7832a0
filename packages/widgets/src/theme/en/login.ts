import type { koLogin } from '../ko/login.ts'
import type { Widened } from '../messages.types.ts'

/** The login in a window, on a page that is not the main site. */
export const enLogin: Widened<typeof koLogin> = {
  'login.waiting': 'Finish the login in the window that has opened.',
  errors: {
    'auth/origin-not-allowed': 'You cannot log in on this page.',
    'auth/handover-invalid': 'The login has run out. Please log in again.',
    'auth/window-blocked': 'The browser has blocked the login window. Allow popups and try again.',
    'auth/window-closed': 'The window was closed before the login was done. Please try again.',
  },
}
