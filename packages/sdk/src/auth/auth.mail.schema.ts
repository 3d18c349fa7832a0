import { text, wireObject } from '../http/wire.ts'
import { typedCodeDigits, typedLine } from '../input/wire.ts'

/** POST /auth/join/code and POST /auth/password/code. */
export const MailCodeBody = wireObject({ userId: ['mbr_id', typedLine({ max: 100 })] })
/** POST /auth/password/reset. */
export const ResetPasswordBody = wireObject({
  userId: ['mbr_id', typedLine({ max: 100 })],
  code: ['auth_num', typedCodeDigits],
  password: ['pwd', text({ max: 100 })],
})
