export type { ShareTarget, SharingEvents } from './sharing.events.ts'
export {
  createSharing,
  feedAddress,
  type Messenger,
  type ShareContent,
  type ShareDevice,
  type Sharing,
  type SharingErrorCode,
  shareDevice,
} from './sharing.ts'
