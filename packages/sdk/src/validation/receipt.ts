import { digitsOf, hyphenate } from './digits.ts'

/** 22 characters: 19 digits and 3 hyphens. */
const CARD_DIGITS = 19
/** 12 characters: 10 digits and 2 hyphens. */
const BUSINESS_DIGITS = 10

/**
 * Formats a cash-receipt card number while it is typed: at most 22 characters, with hyphens after 4, 8 and 12 digits
 * once another digit follows. Drops all other characters and excess digits.
 *
 * @example
 * formatReceiptCard('1234567890123456') // '1234-5678-9012-3456'
 * @see S5.10
 */
export const formatReceiptCard = (text: string): string =>
  hyphenate(digitsOf(text).slice(0, CARD_DIGITS), [4, 8, 12])

/**
 * Formats a business registration number while it is typed: at most 12 characters, with hyphens after 3 and 5 digits
 * once another digit follows. Does not verify the check digit.
 *
 * @example
 * formatBusinessNumber('1234567890') // '123-45-67890'
 * @see S5.11
 */
export const formatBusinessNumber = (text: string): string =>
  hyphenate(digitsOf(text).slice(0, BUSINESS_DIGITS), [3, 5])
