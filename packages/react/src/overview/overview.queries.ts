import type { Fandeck } from '@fandeck/sdk'
import { getBadges, getOverview } from '@fandeck/sdk/overview'
import { CARDS_CHANGED, ORDERS_CHANGED, WALLET_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of what waits for the member (D109). */
export const overviewQuery = (fandeck: Fandeck) =>
  callOptions(
    memberKey('overview'),
    fandeck,
    getOverview,
    'claims:benefit-completed',
    'favourites:changed',
    'favourites:original-changed',
    ...CARDS_CHANGED,
    ...ORDERS_CHANGED,
    ...WALLET_CHANGED,
  )

/** Query options of what the member has completed (D112). */
export const badgesQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('badges'), fandeck, getBadges, 'campaigns:formation-saved', ...CARDS_CHANGED)
