import type { Fandeck } from '../client.ts'
import { type CallOptions, call } from '../http/call.ts'
import { getActivityEndpoint } from './activity.endpoints.ts'
import type { Activity } from './activity.schema.ts'

/** One page of activity; `next` is the cursor of the next page. */
export interface ActivityPage {
  rows: Activity[]
  next: string | undefined
}

/**
 * Returns one page of what the member did, newest first: purchases, points, used benefits and upgrades.
 *
 * @example
 * const { rows, next } = await getActivity(fandeck)
 * @see S7.42
 */
export async function getActivity(
  fandeck: Fandeck,
  query: { cursor?: string | undefined } = {},
  options?: CallOptions,
): Promise<ActivityPage> {
  const { rows, next } = await call(fandeck, getActivityEndpoint, { query }, options)
  return { rows, next: next ?? undefined }
}
