import { useSharing } from '@fandeck/react'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useShareMessages } from './use-share-messages.ts'

/**
 * Returns what shares a page for a card, such as its drop: by the share sheet of a phone, otherwise by a copy of the
 * link. Needs a `ToastProvider`.
 *
 * @example
 * const share = useShareCard()
 * void share(card, 'https://shop.example/drops/101')
 */
export function useShareCard(): (card: Pick<CardMetadata, 'cardName'>, url: string) => Promise<void> {
  const messages = useShareMessages()
  const toast = useToast()
  const { targets, share } = useSharing()

  return async ({ cardName }, url) => {
    const target = targets.includes('native') ? 'native' : 'link'
    try {
      await share.mutateAsync({ target, url, title: messages['share.card']({ name: cardName }) })
      if (target === 'link') toast.show(messages['share.copied'])
    } catch (error) {
      toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }
}
