import type { TokenOwner } from '../auth/tokens.ts'
import { createAdmission } from '../limits/admission.ts'

/** A body of 16 MB takes up to 80 MB while it is parsed. A member's repeated attempts at one upload run at once. */
const uploads = createAdmission({ concurrency: 8, most: 48, perKey: 8 })

/**
 * Admits an upload before its body is read from the network: eight of a process at once, and the others wait.
 *
 * @throws Problem 429 with `Retry-After`
 */
export const withinUploads = (
  { caller }: { caller: TokenOwner | undefined },
  work: () => Promise<Response>,
): Promise<Response> => uploads.run(caller?.userId ?? '', work)
