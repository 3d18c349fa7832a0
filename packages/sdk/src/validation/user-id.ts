// Every repetition starts with a character that the previous one cannot contain, so that no input of any length
// causes backtracking.
const LOCAL = '[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*'
const LABEL = '[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*'
const USER_ID = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[A-Za-z]{2,3}$`)

/**
 * Returns whether a text is a valid user id: an email address whose part before the `@` consists of letters and digits
 * with single `_` or `.` between them, and whose last label has 2 or 3 letters. Narrower than email addresses in
 * general: rejects `+`, `-` before the `@`, `.info`, letters beyond a–z and surrounding spaces.
 *
 * @example
 * isUserId('red.fan_7@club.co.kr') // true
 * isUserId('fan@club.info') // false
 * @see S5.5, D56
 */
export const isUserId = (text: string): boolean => USER_ID.test(text)
