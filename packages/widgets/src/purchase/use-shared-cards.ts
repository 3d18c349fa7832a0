import { useSharing } from '@fandeck/react'
import type { DrawnCard, ShareContent } from '@fandeck/sdk'
import { useState } from 'react'
import { finishOf } from '../card/card-text.ts'
import { errorSentence } from '../theme/messages.tsx'
import { usePurchaseMessages } from './use-purchase-messages.ts'

/** Shares a page with the name of a card: the system's share sheet on a phone, otherwise a copy of the link. */
export function useSharedCards(page: ShareContent | undefined) {
  const messages = usePurchaseMessages()
  const { targets, share } = useSharing()
  const [note, setNote] = useState<string>()

  async function onShare({ cardName, editionTitle }: DrawnCard) {
    const target = targets.includes('native') ? 'native' : 'link'
    const finish = messages[`card.finish.${finishOf(editionTitle)}`]
    const title = messages['reveal.title']({ name: cardName, finish })
    try {
      await share.mutateAsync({ target, url: location.href, ...page, title })
      if (target === 'link') setNote(messages['reveal.shared'])
    } catch (error) {
      setNote(errorSentence(messages, error))
    }
  }

  return { note, onShare }
}
