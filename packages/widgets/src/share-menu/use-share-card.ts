import { useSharing } from '@fandeck/react'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useShareMessages } from './use-share-messages.ts'

/**
 * Returns what shares a page for a card, such as its drop: by the share sheet of a phone, otherwise by a copy of the
 * link. Needs a `ToastProvider`.
 *
 * @param url the address of the page
 */
export function useShareCard(url: string): (card: Pick<CardMetadata, 'cardName'>) => Promise<void> {
  const messages = useShareMessages()
  const toast = useToast()
  const { targets, share } = useSharing()

  return async ({ cardName }) => {
    const target = targets.includes('native') ? 'native' : 'link'
    try {
      await share.mutateAsync({ target, url, title: messages['share.card']({ name: cardName }) })
      if (target === 'link') toast.show(messages['share.copied'])
    } catch (error) {
      toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }
}
