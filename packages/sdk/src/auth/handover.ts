/**
 * Signing in on a brand's page through the main site; a separate entry, because the widgets load it on the press (D46).
 *
 * @module
 */
export type { HandoverMessage } from './auth.handover.schema.ts'
export {
  endSession,
  handOver,
  type OpenSignInOptions,
  openSignIn,
  type SignInResult,
} from './auth.handover.ts'
