// Every repetition starts with a character that the one before it cannot hold, so a text is read once: no input of
// any length makes the pattern try again.
const LOCAL = '[A-Za-z0-9]+(?:[._][A-Za-z0-9]+)*'
const LABEL = '[A-Za-z0-9]+(?:-+[A-Za-z0-9]+)*'
const USER_ID = new RegExp(`^${LOCAL}@(?:${LABEL}\\.)+[A-Za-z]{2,3}$`)

/**
 * Whether a text has the form of a user id: an email address whose part before the `@` is letters and digits with
 * single `_` or `.` between them, and whose last label is 2 or 3 letters. Narrower than email is: `+`, `-` before the
 * `@`, `.info` and letters beyond a–z are refused. Spaces round it are refused too, so trim what a fan has typed.
 *
 * @example
 * isUserId('red.fan_7@club.co.kr') // true
 * isUserId('fan@club.info') // false
 * @see spec §5 user id (S5.5, D56)
 */
export const isUserId = (text: string): boolean => USER_ID.test(text)
