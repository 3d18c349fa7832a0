import type { Fandeck } from '@fandeck/sdk'
import { getBanners, getTerms, getTermsVersions, getWalletTerms, type TermsKind } from '@fandeck/sdk/content'
import { getNotionPage } from '@fandeck/sdk/notion'
import { publicKey } from '../internal/query-keys.ts'
import { callOptions, fandeckQuery } from '../internal/query-options.ts'

/** Query options of the main page's current banners (S7.12). */
export const bannersQuery = (fandeck: Fandeck) => callOptions(publicKey('banners'), fandeck, getBanners)

/** Query options of the terms of a kind in force; `null` when there are none (S7.18, S7.20). */
export const termsQuery = (fandeck: Fandeck, { kind }: { kind: TermsKind }) =>
  fandeckQuery({
    queryKey: publicKey('terms', kind),
    queryFn: async ({ signal }) =>
      (await (kind === 'wallet'
        ? getWalletTerms(fandeck, { signal })
        : getTerms(fandeck, { kind }, { signal }))) ?? null,
  })

/** Query options of all versions of a kind of terms, newest first (S7.18). */
export const termsVersionsQuery = (fandeck: Fandeck, { kind }: { kind: TermsKind }) =>
  fandeckQuery({
    queryKey: publicKey('terms-versions', kind),
    queryFn: ({ signal }) => getTermsVersions(fandeck, { kind }, { signal }),
  })

/** Query options of a Notion page (D24). */
export const notionPageQuery = (fandeck: Fandeck, { pageId }: { pageId: string }) =>
  fandeckQuery({
    queryKey: publicKey('notion', pageId),
    queryFn: ({ signal }) => getNotionPage(fandeck, { pageId }, { signal }),
  })
