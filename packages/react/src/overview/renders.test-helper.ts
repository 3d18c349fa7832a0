import { aBadge } from '@fandeck/sdk/testing'
import * as hooks from '../index.ts'
import { memberKey } from '../internal/query-keys.ts'

/** The queries of what waits for the member and of what is complete, with their keys and data. */
export const queries = {
  useBadges: {
    use: () => hooks.useBadges(),
    key: memberKey('badges'),
    data: [aBadge()],
  },
  useOverview: {
    use: () => hooks.useOverview(),
    key: memberKey('overview'),
    data: { unopenedPacks: 0, benefits: 0, recruits: [], originals: [] },
  },
}
