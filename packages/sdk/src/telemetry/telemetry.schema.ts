import { text, wireObject } from '../http/wire.ts'

/** POST /about/visit (S7.22). */
export const VisitBody = wireObject({ sessionId: ['ssid', text({ min: 8, max: 64 })] })
