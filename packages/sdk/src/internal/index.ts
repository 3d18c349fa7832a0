/**
 * Types behind the client and helpers of the other packages, for tests and other platforms; not covered by semantic versioning.
 *
 * @module
 */
export type { Answer, Call, Credentials, Early, Http, Request } from '../http/http.ts'
export type { Transport, TransportReply, TransportRequest } from '../http/transport.ts'
export { jsonOf } from '../kernel/json.ts'
export { nearest } from '../kernel/nearest.ts'
export type {
  Channel,
  KeyValueStorage,
  Locks,
  Logger,
  OpenedWindow,
  PageWindow,
  Platform,
  SharedStore,
  Timers,
  Visibility,
  WindowMessage,
} from '../kernel/platform.ts'
