import { useSharing } from '@fandeck/react'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { errorSentence, useToast } from '@fandeck/widgets'
import { useAllMessages } from '../../messages/use-all-messages.ts'
import { useSite } from '../../site-context.ts'

/** Shares a card with a page, such as its drop: by the share sheet of a phone, otherwise by a copy of the link. */
export function useShareCard() {
  const messages = useAllMessages()
  const toast = useToast()
  const { site } = useSite()
  const { targets, share } = useSharing()

  return async ({ cardName }: Pick<CardMetadata, 'cardName'>, path = '/') => {
    const target = targets.includes('native') ? 'native' : 'link'
    try {
      const title = messages['reveal.share.title']({ name: cardName })
      await share.mutateAsync({ target, url: site + path, title })
      if (target === 'link') toast.show(messages['formation.share.copied'])
    } catch (error) {
      toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }
}
