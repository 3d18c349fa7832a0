/** The digits of a text, no more than a Korean mobile number has. */
export const phoneDigits = (text: string): string => text.replace(/\D/g, '').slice(0, 11)

/** A number as it is shown while it is typed: `010-2481-4821`. */
export function formatPhone(text: string): string {
  const digits = phoneDigits(text)
  const middle = digits.length === 11 ? 7 : 6
  return [digits.slice(0, 3), digits.slice(3, middle), digits.slice(middle)].filter(Boolean).join('-')
}

/** `010-****-4821` */
export const maskPhone = (text: string): string =>
  formatPhone(text).replace(/-\d+-/, (part) => part.replace(/\d/g, '*'))
