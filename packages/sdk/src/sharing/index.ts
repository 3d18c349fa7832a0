/**
 * Sharing a page by the device or a messenger.
 *
 * @module
 */
export type { SharingErrorCode } from './sharing.errors.ts'
export type { ShareTarget, SharingEvents } from './sharing.events.ts'
export {
  createSharing,
  feedAddress,
  type Messenger,
  type ShareContent,
  type ShareDevice,
  type SharedPicture,
  type Sharing,
  shareDevice,
} from './sharing.ts'
