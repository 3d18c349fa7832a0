/** A number with thousands: `24,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')

const GROUPS = { phone: /^(\d{3})(\d{3,4})(\d{4})$/, card: [4, 8, 12], business: [3, 5] } as const
const LONGEST = { phone: 11, card: 19, business: 10 } as const

/**
 * What a cash receipt is asked for by, with its hyphens: a card after 4, 8 and 12 digits and at most 22 characters,
 * a business number after 3 and 5 and at most 12, a phone number once it is whole (S5.10, S5.11).
 */
export function receiptText(type: keyof typeof GROUPS, text: string): string {
  const digits = text.replace(/\D/g, '').slice(0, LONGEST[type])
  if (type === 'phone') return digits.replace(GROUPS.phone, '$1-$2-$3')
  const cuts = GROUPS[type].filter((cut) => cut < digits.length)
  return [0, ...cuts].map((cut, at) => digits.slice(cut, cuts[at])).join('-')
}
