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
  /** When a visitor pressed save, by server time; absent after another change. */
  pressedAt: z.optional(z.number()),
})

/** The age at which a pressed save no longer waits for the sign-in. */
const WAITS_MS = 30 * 60_000

/** Stores the unsaved formation of a board in the browser, so that it survives a reload and the way to the login. */
export function formationDraft(
  { platform, session, clock }: Fandeck,
  { slug, board }: { slug: string; board: string },
) {
  const name = `fandeck:formation:${slug}:${board}`
  const memberId = () => session.getState().user?.memberId
  const write = ({ formation, slots }: FormationChoice, pressedAt?: number) =>
    platform.storage.setItem(name, jsonOf({ formation, slots, member: memberId(), pressedAt }))

  function stored() {
    try {
      const read = z.safeParse(Draft, JSON.parse(platform.storage.getItem(name) ?? 'null'))
      if (!read.success) return undefined
      const { member = memberId(), ...draft } = read.data
      return member === memberId() ? draft : undefined
    } catch {
      return undefined
    }
  }

  return {
    /** Returns the draft, unless another member left it. */
    read(): FormationChoice | undefined {
      const draft = stored()
      return draft && { formation: draft.formation, slots: draft.slots }
    },
    write: (choice: FormationChoice) => write(choice),
    /** Keeps the press of a visitor with the draft. */
    press: (choice: FormationChoice) => write(choice, clock.now()),
    /**
     * Returns when the visitor pressed save, and forgets the press, so that one tab alone sends it; `undefined` without
     * a press, and after half an hour.
     */
    takePress(): number | undefined {
      const draft = stored()
      if (draft?.pressedAt === undefined) return undefined
      write(draft)
      return clock.now() - draft.pressedAt < WAITS_MS ? draft.pressedAt : undefined
    },
    clear: () => platform.storage.removeItem(name),
  }
}
