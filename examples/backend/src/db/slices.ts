/** Rows that one statement of a clearing deletes, so that none locks many rows for long. */
export const SLICE = 1000

/**
 * Calls `clear` until it has found fewer rows than a slice.
 *
 * @param clear deletes at most `SLICE` rows and returns how many; of several processes each deletes other ones
 */
export async function inSlices(clear: () => Promise<number>, ending?: AbortSignal): Promise<void> {
  while (!ending?.aborted) if ((await clear()) < SLICE) return
}
