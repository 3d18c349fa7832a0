import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { jsonOf } from '../kernel/json.ts'
import { FormationName } from './campaigns.boards.schema.ts'
import type { FormationChoice } from './campaigns.formation.rules.ts'
import { cardId } from './campaigns.values.schema.ts'

const Draft = z.object({
  formation: FormationName,
  slots: z.array(z.nullable(cardId)).check(z.length(11)),
  /** Absent in a visitor's draft, which the next member who signs in gets (D27). */
  member: z.optional(z.string()),
})

/** Stores the unsaved formation of a board in the browser, so that it survives a reload and the way to the login. */
export function formationDraft(
  { platform, session }: Fandeck,
  { slug, board }: { slug: string; board: string },
) {
  const name = `fandeck:formation:${slug}:${board}`
  const memberId = () => session.getState().user?.memberId
  return {
    /** Returns the draft, unless another member left it. */
    read(): FormationChoice | undefined {
      try {
        const read = z.safeParse(Draft, JSON.parse(platform.storage.getItem(name) ?? 'null'))
        if (!read.success) return undefined
        const { member = memberId(), ...choice } = read.data
        return member === memberId() ? choice : undefined
      } catch {
        return undefined
      }
    },
    write: ({ formation, slots }: FormationChoice) =>
      platform.storage.setItem(name, jsonOf({ formation, slots, member: memberId() })),
    clear: () => platform.storage.removeItem(name),
  }
}
