import { digitsOf, hyphenate } from './digits.ts'

/** 22 characters are 19 digits and 3 hyphens. */
const CARD_DIGITS = 19
/** 12 characters are 10 digits and 2 hyphens. */
const BUSINESS_DIGITS = 10

/**
 * A cash-receipt card number while it is typed: at most 22 characters, a hyphen after 4, 8 and 12 digits as soon as
 * another follows. What is not a digit is dropped, and so is what exceeds.
 *
 * @example
 * formatReceiptCard('1234567890123456') // '1234-5678-9012-3456'
 * @see spec §5 cash receipt (S5.10)
 */
export const formatReceiptCard = (text: string): string =>
  hyphenate(digitsOf(text).slice(0, CARD_DIGITS), [4, 8, 12])

/**
 * A business registration number while it is typed: at most 12 characters, a hyphen after 3 and 5 digits as soon as
 * another follows. Its check digit is not looked at.
 *
 * @example
 * formatBusinessNumber('1234567890') // '123-45-67890'
 * @see spec §5 cash receipt (S5.11)
 */
export const formatBusinessNumber = (text: string): string =>
  hyphenate(digitsOf(text).slice(0, BUSINESS_DIGITS), [3, 5])
