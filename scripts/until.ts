import { setTimeout as sleep } from 'node:timers/promises'

/** Polls until `check` returns a value; fails with the name of what is missing after `limitMs`. */
export async function until<T>(
  what: string,
  check: () => Promise<T | undefined>,
  limitMs = 60_000,
): Promise<T> {
  const end = Date.now() + limitMs
  for (;;) {
    const found = await check().catch(() => undefined)
    if (found !== undefined) return found
    if (Date.now() > end) throw new Error(`${what}: not within ${limitMs / 1000} s`)
    await sleep(100)
  }
}
