/** Hides an inherited `toJSON` by an own one, which JSON leaves out. */
const SHADOW = { toJSON: undefined }

function plain(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (Array.isArray(value)) return Object.assign(value.map(plain), SHADOW)
  const entries = Object.entries(value).map(([name, member]) => [name, plain(member)] as const)
  return { ...Object.fromEntries(entries), ...SHADOW }
}

/**
 * Returns the JSON of plain data. A page with prototype.js 1.6 has an `Array.prototype.toJSON`, by which
 * `JSON.stringify` writes a list as a text.
 */
export const jsonOf = (value: unknown): string => JSON.stringify(plain(value))
