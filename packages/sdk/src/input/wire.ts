import * as z from 'zod/mini'
import { text } from '../http/wire.ts'
import { digitsOf } from '../validation/digits.ts'
import { typedDigits } from './digits.ts'
import { MOBILE, phoneDigits } from './phone.ts'
import { cleanLine, cleanText } from './text.ts'

type Limits = Parameters<typeof text>[0]

/** Text that the client and the server clean alike; the limits are those of the cleaned text (D94). */
// @__NO_SIDE_EFFECTS__
function typed(clean: (typed: string) => string) {
  return (limits: Limits) => {
    const limited = text(limits)
    const model = z.string().check(
      z.refine((value) => z.safeParse(limited, clean(value)).success, {
        error: 'not such a text',
        params: limits,
      }),
    )
    return z.codec(text({}), model, { decode: clean, encode: clean })
  }
}

/** One line that a person types. */
export const typedLine = /* @__PURE__ */ typed(cleanLine)
/** Several lines that a person types. */
export const typedLines = /* @__PURE__ */ typed(cleanText)
/** A mobile phone number that a person types; digits only for servers. */
export const typedMobile = /* @__PURE__ */ typed(phoneDigits)({ pattern: MOBILE })
/** A number that a person types with spaces or hyphens; digits only for servers. */
export const typedNumber = /* @__PURE__ */ typed(digitsOf)
const sixDigits = /* @__PURE__ */ typed((code) => typedDigits(code, 6))
/** The digits of a sent code; a wrong number of them is a wrong code, which counts as a try. */
export const typedCodeDigits = /* @__PURE__ */ sixDigits({ max: 6 })
/** The six digits of a sent code. */
export const typedSixDigits = /* @__PURE__ */ sixDigits({ pattern: /^\d{6}$/ })
