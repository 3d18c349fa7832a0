/** Decodes numbers of half precision, low byte first; browsers of 2024 have no `Float16Array`. */
export function numbersOf(halves: Uint8Array): Float32Array {
  return Float32Array.from({ length: halves.length / 2 }, (_, i) => {
    const bits = (halves[2 * i] ?? 0) | ((halves[2 * i + 1] ?? 0) << 8)
    const [exponent, fraction] = [(bits >> 10) & 31, bits & 1023]
    const value = exponent === 0 ? fraction * 2 ** -24 : (1024 + fraction) * 2 ** (exponent - 25)
    return bits >> 15 ? -value : value
  })
}
