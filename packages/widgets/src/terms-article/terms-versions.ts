import type { Terms } from '@fandeck/sdk/content'

/**
 * Returns the version in force at `now` (server time, epoch ms).
 *
 * @param versions sorted, newest first
 */
export const termsInForce = (versions: readonly Terms[], now: number): Terms | undefined =>
  versions.find(({ startAt }) => startAt <= now)

/**
 * Returns the version of this name, else the one in force at `now` (server time, epoch ms).
 *
 * @param versions sorted, newest first
 */
export const termsVersion = (
  versions: readonly Terms[],
  name: string | null | undefined,
  now: number,
): Terms | undefined => versions.find(({ version }) => version === name) ?? termsInForce(versions, now)
