import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { constants } from '../constants.ts'
import { jsonOf } from '../kernel/json.ts'
import type { UpgradeCard } from './campaigns.upgrade.rules.ts'
import { cardId } from './campaigns.values.schema.ts'

const Memory = z.object({
  key: z.string(),
  /** Whose cards they are: on a shared device, another member neither sees nor sends them. */
  member: z.optional(z.string()),
  cards: z
    .array(
      z.object({
        cardId,
        edition: cardId,
        name: z.string(),
        number: z.optional(z.number()),
      }),
    )
    .check(z.length(constants.boards.upgradeSlots)),
})

/** An upgrade that was sent and whose result the fan has not seen. */
export interface PendingUpgrade {
  key: string
  cards: readonly UpgradeCard[]
}

/** Stores a sent upgrade until its result was shown, so that a closed tab does not lose it. */
export function upgradeMemory(
  { platform, session }: Fandeck,
  { slug, board }: { slug: string; board: string },
) {
  const name = `fandeck:upgrade:${slug}:${board}`
  const memberId = () => session.getState().user?.memberId
  return {
    read(): PendingUpgrade | undefined {
      try {
        const read = z.safeParse(Memory, JSON.parse(platform.storage.getItem(name) ?? 'null'))
        if (!read.success) return undefined
        const { key, cards, member = memberId() } = read.data
        if (memberId() !== undefined && member !== memberId()) return undefined
        return { key, cards: cards.map((card) => ({ ...card, number: card.number })) }
      } catch {
        return undefined
      }
    },
    write: (pending: PendingUpgrade) =>
      platform.storage.setItem(name, jsonOf({ ...pending, member: memberId() })),
    clear: () => platform.storage.removeItem(name),
  }
}
