import * as hooks from '../index.ts'
import { memberKey } from '../internal/query-keys.ts'

/** The query of what waits for the member, with its key and data. */
export const queries = {
  useOverview: {
    use: () => hooks.useOverview(),
    key: memberKey('overview'),
    data: { unopenedPacks: 0, benefits: 0, recruits: [], originals: [] },
  },
}
