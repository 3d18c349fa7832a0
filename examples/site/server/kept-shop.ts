import type { Shop } from '@fandeck/sdk/directory'

/** How long the shop serves further documents, ms. */
const FRESH_MS = 5000

/**
 * Keeps the shop for a moment, and asks once at a time. A failed request is logged and answered by the last shop that is
 * known, otherwise by `undefined`.
 */
export function keepShop(
  load: () => Promise<Shop>,
  { log, now = () => performance.now() }: { log(error: unknown): void; now?(): number },
): () => Promise<Shop | undefined> {
  let known: Shop | undefined
  let at = Number.NEGATIVE_INFINITY
  let running: Promise<Shop | undefined> | undefined

  async function ask(): Promise<Shop | undefined> {
    try {
      known = await load()
    } catch (error) {
      log(error)
    }
    at = now()
    running = undefined
    return known
  }

  return async () => {
    if (now() - at < FRESH_MS) return known
    running ??= ask()
    return running
  }
}
