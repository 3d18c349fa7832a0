// The wire's times are read without dayjs: the session needs them, and a page that only logs in must stay small.

/** Seoul keeps +09:00 all year. */
const OFFSET_MS = 9 * 3_600_000
const PLAIN = /^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}(\.\d{1,3})?$/
const ZONED = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:?\d{2})$/

/** The wire's form of an instant: `YYYY-MM-DD HH:mm:ss` in Seoul. */
export const formatSeoulWire = (at: number): string =>
  new Date(at + OFFSET_MS).toISOString().slice(0, 19).replace('T', ' ')

/**
 * The instant that a text of the wire names, epoch ms; `undefined` when it names none. `YYYY-MM-DD HH:mm:ss` is
 * Seoul time whatever the device's zone is, ISO 8601 with a zone is taken as it is (D49).
 */
export function parseSeoul(text: string): number | undefined {
  const plain = PLAIN.test(text)
  if (!plain && !ZONED.test(text)) return undefined
  const at = Date.parse(plain ? `${text.replace(' ', 'T')}+09:00` : text)
  if (Number.isNaN(at)) return undefined
  // 2025-02-30 is refused and not read as 2 March.
  return plain && formatSeoulWire(at) !== text.slice(0, 19).replace('T', ' ') ? undefined : at
}
