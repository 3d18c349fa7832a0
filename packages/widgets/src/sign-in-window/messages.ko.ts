import { koAuthErrors } from '../theme/errors/auth.ko.ts'

/** The sign-in in a window, on a page that is not the main site. */
export const koSignIn = {
  'login.waiting': '열린 창에서 로그인을 마쳐 주세요.',
  errors: koAuthErrors,
}
