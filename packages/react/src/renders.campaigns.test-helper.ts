import { aCampaign, aCampaignState, aMatch } from '@fandeck/sdk/testing'
import * as hooks from './index.ts'
import { memberKey, publicKey } from './internal/query-keys.ts'

const slug = 'fcseoul-2025'
const match = aMatch()
const specialPlayers: readonly string[] = []
const players = [{ cardId: 2001, position: 'FW' }]
const filters = [{ value: 'GUARD', label: '가드' }]

/** The queries of campaigns, each with its key and data. */
export const campaignQueries = {
  useCampaign: {
    use: () => hooks.useCampaign({ slug }),
    key: publicKey('campaign', slug),
    data: aCampaign(),
  },
  useCampaignState: {
    use: () => hooks.useCampaignState({ slug }),
    key: memberKey('campaign-state', slug),
    data: aCampaignState(),
  },
  useSharedFormation: {
    use: () => hooks.useSharedFormation({ slug, shareKey: 'k' }),
    key: publicKey('shared-formation', slug, 'k'),
    data: null,
  },
  usePackCards: {
    use: () => hooks.usePackCards({ packNames: ['a'] }),
    key: publicKey('pack-cards', ['a']),
    data: [],
  },
}

/** The other hooks of campaigns. */
export const campaignOthers = {
  useShareFormation: () => hooks.useShareFormation({ slug }),
  useFormation: () => hooks.useFormation({ slug, players }),
  useUpgrade: () => hooks.useUpgrade({ slug, specialPlayers }),
  useMatchPick: () => hooks.useMatchPick({ slug, match }),
  useMissions: () => hooks.useMissions({ slug }),
  usePlayerFilter: () => hooks.usePlayerFilter({ filters }),
  useFlip: () => hooks.useFlip({ count: 3 }),
}
