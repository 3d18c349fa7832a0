import { useSharing } from '@fandeck/react'
import type { DrawnCard } from '@fandeck/sdk'
import { errorSentence, useToast } from '@fandeck/widgets'
import { useMessages } from '../../messages/use-messages.ts'
import { useSite } from '../../site-context.ts'

/** Shares the drop of a new card: by the system's share sheet on a phone, otherwise by a copy of the link. */
export function useShareCard(dropId: number | undefined) {
  const messages = useMessages()
  const toast = useToast()
  const { site } = useSite()
  const { targets, share } = useSharing()

  return async ({ cardName }: DrawnCard) => {
    const target = targets.includes('native') ? 'native' : 'link'
    try {
      const title = messages['reveal.share.title']({ name: cardName })
      await share.mutateAsync({ target, url: `${site}/drops/${dropId ?? ''}`, title })
      if (target === 'link') toast.show(messages['formation.share.copied'])
    } catch (error) {
      toast.show(errorSentence(messages, error), { kind: 'error' })
    }
  }
}
