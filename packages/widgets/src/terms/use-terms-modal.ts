import { useFandeck } from '@fandeck/react'
import { type Fandeck, FandeckError, getTerms, getWalletTerms, type TermsDiv } from '@fandeck/sdk'
import { getNotionPage, type NotionPage, pageOfText } from '@fandeck/sdk/notion'
import { type ModalHandle, useModals } from '../primitives/modal-host/ModalProvider.tsx'

/** The terms that hold now as a Notion page: the one that they name, or their plain text as one. */
async function termsPage(fandeck: Fandeck, div: TermsDiv): Promise<NotionPage> {
  const terms = await (div === 'W' ? getWalletTerms(fandeck) : getTerms(fandeck, { div }))
  if (!terms) throw new FandeckError('content/terms-not-found', `There are no terms of kind ${div}.`)
  const { id, title, content, pageId } = terms
  return pageId
    ? { ...(await getNotionPage(fandeck, { pageId })), title }
    : pageOfText({ pageId: `terms-${id}`, title, text: content })
}

/**
 * Opens the terms of a kind in the page's modals; nothing of them is fetched before.
 *
 * @example
 * const readTerms = useTermsModal()
 * <Button onClick={() => readTerms('S', '이용약관')}>이용약관</Button>
 */
export function useTermsModal(): (div: TermsDiv, title: string) => ModalHandle {
  const fandeck = useFandeck()
  const modals = useModals()
  return (div, title) => modals.notion({ title, load: () => termsPage(fandeck, div) })
}
