/** A number with thousands: `24,000`. */
export const grouped = (value: number): string => value.toLocaleString('en-US')
