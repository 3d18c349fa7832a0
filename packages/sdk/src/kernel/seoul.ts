// Parses wire times without dayjs, because the session needs them and a page that only signs in must stay small.

/** Seoul uses +09:00 all year. */
const OFFSET_MS = 9 * 3_600_000
const PLAIN = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(\.\d{1,3})?$/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** Formats an instant as on the wire: `YYYY-MM-DD HH:mm:ss` in Seoul. */
export const formatSeoulWire = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/**
 * Parses a wire time to epoch ms; returns `undefined` for an invalid one. `YYYY-MM-DD HH:mm:ss` is Seoul time whatever
 * the device's zone; ISO 8601 with a zone keeps that zone (D49).
 */
export function parseSeoul(text: string): number | undefined {
  const plain = PLAIN.test(text)
  if (!plain && !ZONED.test(text)) return undefined
  const at = Date.parse(plain ? `${text.replace(' ', 'T')}+09:00` : text)
  if (Number.isNaN(at)) return undefined
  // Rejects 2025-02-30 instead of reading it as 2 March.
  return plain && formatSeoulWire(at) !== text.slice(0, 19).replace('T', ' ') ? undefined : at
}
