/**
 * The login of the main site on a brand's page, apart from the rest of the sign-in: loaded when a fan presses (D46).
 *
 * @module
 */
export {
  endSession,
  handOver,
  type OpenSignInOptions,
  openSignIn,
  type SignInResult,
} from './auth.handover.ts'
