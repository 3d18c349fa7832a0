import { useFandeck } from '@fandeck/react'
import { type Fandeck, FandeckError } from '@fandeck/sdk'
import { getTerms, getWalletTerms, type TermsKind } from '@fandeck/sdk/content'
import { getNotionPage, type NotionPage, pageOfText } from '@fandeck/sdk/notion'
import { type ModalHandle, useModals } from '../primitives/modal-host/ModalHost.tsx'

/** Returns the current terms as a Notion page: the linked page, or one made from their text. */
async function termsPage(fandeck: Fandeck, kind: TermsKind): Promise<NotionPage> {
  const terms = await (kind === 'wallet' ? getWalletTerms(fandeck) : getTerms(fandeck, { kind }))
  if (!terms) throw new FandeckError('content/terms-not-found', `No terms of kind "${kind}" exist.`)
  const { termsId, title, content, pageId } = terms
  return pageId
    ? { ...(await getNotionPage(fandeck, { pageId })), title }
    : pageOfText({ pageId: `terms-${termsId}`, title, text: content })
}

/**
 * Returns a function that opens the terms of a kind in a modal; it fetches them when it is called.
 *
 * @example
 * const readTerms = useTermsModal()
 * <Button onClick={() => readTerms('service', '이용약관')}>이용약관</Button>
 */
export function useTermsModal(): (kind: TermsKind, title: string) => ModalHandle {
  const fandeck = useFandeck()
  const modals = useModals()
  return (kind, title) => modals.notion({ title, load: () => termsPage(fandeck, kind) })
}
