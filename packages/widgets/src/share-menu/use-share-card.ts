import { useSharing } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import type { CardMetadata } from '@fandeck/sdk/cards'
import type { ShareContent } from '@fandeck/sdk/sharing'
import { useToast } from '../primitives/toast/ToastProvider.tsx'
import { errorSentence } from '../theme/messages.tsx'
import { useShareMessages } from './use-share-messages.ts'

/** The options of `useShareCard`. */
export interface UseShareCardOptions {
  /** Called where the browser has no clipboard, such as inside another app. @default a toast with the error */
  onBlocked?: ((content: ShareContent) => void) | undefined
}

/**
 * Returns what shares a page for a card, such as its drop: by the share sheet of a phone, otherwise by a copy of the
 * link. Needs a `ToastProvider`.
 *
 * @example
 * const share = useShareCard()
 * void share(card, 'https://shop.example/drops/101')
 */
export function useShareCard({
  onBlocked,
}: UseShareCardOptions = {}): (card: Pick<CardMetadata, 'cardName'>, url: string) => Promise<void> {
  const messages = useShareMessages()
  const toast = useToast()
  const { targets, share } = useSharing()

  return async ({ cardName }, url) => {
    const target = targets.includes('native') ? 'native' : 'link'
    const content = { url, title: messages['share.card']({ name: cardName }) }
    try {
      await share.mutateAsync({ target, ...content })
      if (target === 'link') toast.show(messages['share.copied'])
    } catch (error) {
      const blocked = isFandeckError(error, 'sharing/copy-failed') || isFandeckError(error, 'sharing/blocked')
      if (blocked && onBlocked) onBlocked(content)
      else toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }
}
