import { text, wireObject } from '../http/wire.ts'

/** POST /auth/join/code and POST /auth/password/code. */
export const MailCodeBody = wireObject({ userId: ['mbr_id', text({ max: 100 })] })
/** POST /auth/password/reset. */
export const ResetPasswordBody = wireObject({
  userId: ['mbr_id', text({ max: 100 })],
  code: ['auth_num', text({ max: 6 })],
  password: ['pwd', text({ max: 100 })],
})
