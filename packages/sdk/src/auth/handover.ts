/**
 * The login of the main site on a brand's page, apart from the rest of the sign-in: loaded when a fan presses (D46).
 *
 * @module
 */
export {
  endLogin,
  handOver,
  type LoginResult,
  type OpenLoginOptions,
  openLogin,
} from './auth.handover.ts'
