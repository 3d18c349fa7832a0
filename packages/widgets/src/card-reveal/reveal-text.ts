import { finishOf } from '../card/card-text.ts'
import { grouped } from '../primitives/grouped.ts'
import type { RevealedCard } from './revealed-card.ts'
import type { RevealMessages } from './use-reveal-messages.ts'

/** Returns the name of an opened card, with its finish where the server reports one. */
export function titleOf(messages: RevealMessages, { cardName: name, editionTitle }: RevealedCard): string {
  const finish = finishOf(editionTitle ?? undefined)
  return finish
    ? messages['reveal.title']({ name, finish: messages[`card.finish.${finish}`] })
    : messages['reveal.title.plain']({ name })
}

/** Returns the number of an opened card among its copies, where the server reports both. */
export const messageOf = (messages: RevealMessages, { edition, editionTotal }: RevealedCard): string =>
  edition == null || editionTotal == null
    ? messages['reveal.message.plain']
    : messages['reveal.message']({ edition, total: grouped(editionTotal) })
