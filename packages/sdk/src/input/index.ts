/**
 * Reads what people type, before the rules (D94).
 *
 * @module
 */
export { typedDigits } from './digits.ts'
export { checkMobile, type PhoneProblem, phoneDigits, typedPhone } from './phone.ts'
export { cleanLine, cleanText } from './text.ts'
