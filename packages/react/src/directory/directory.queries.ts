import type { Fandeck } from '@fandeck/sdk'
import { getCommonCodes, getFilterForm, getRanking, getShop } from '@fandeck/sdk/directory'
import { CARDS_CHANGED, invalidatedBy } from '../internal/invalidated-by.ts'
import { publicKey, shopKey } from '../internal/query-keys.ts'
import { fandeckQuery } from '../internal/query-options.ts'

/** Query options of the common codes of a group (S7.23). */
export const commonCodesQuery = (fandeck: Fandeck, { groupId }: { groupId: string }) =>
  fandeckQuery({
    queryKey: publicKey('common-codes', groupId),
    queryFn: ({ signal }) => getCommonCodes(fandeck, { groupId }, { signal }),
  })

/** Query options of a ranking (S7.24). */
export const rankingQuery = (fandeck: Fandeck, { kind }: { kind?: string | undefined } = {}) =>
  fandeckQuery({
    queryKey: publicKey('ranking', kind ?? null),
    queryFn: ({ signal }) => getRanking(fandeck, kind === undefined ? {} : { kind }, { signal }),
    meta: invalidatedBy(...CARDS_CHANGED, 'profile:changed'),
  })

/** Query options of the shop itself; `null` for a backend that does not describe it. */
export const shopQuery = (fandeck: Fandeck) =>
  fandeckQuery({
    queryKey: shopKey,
    queryFn: async ({ signal }) => (await getShop(fandeck, { signal })) ?? null,
  })

/** Query options of the filters of a card grid (S7.25). */
export const filterFormQuery = (
  fandeck: Fandeck,
  { collectionLink }: { collectionLink?: string | undefined } = {},
) =>
  fandeckQuery({
    queryKey: publicKey('filter-form', collectionLink ?? null),
    queryFn: ({ signal }) =>
      getFilterForm(fandeck, collectionLink === undefined ? {} : { collectionLink }, { signal }),
  })
