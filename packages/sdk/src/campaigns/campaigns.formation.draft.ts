import * as z from 'zod/mini'
import type { Fandeck } from '../client.ts'
import { jsonOf } from '../kernel/json.ts'
import type { FormationChoice } from './campaigns.formation.rules.ts'
import { FormationName } from './campaigns.sections.schema.ts'
import { cardId } from './campaigns.values.schema.ts'

const Draft = z.object({
  formation: FormationName,
  slots: z.array(z.nullable(cardId)).check(z.length(11)),
})

/** Stores the unsaved formation of a board in the browser, so that it survives a reload and the way to the login. */
export function formationDraft({ platform }: Fandeck, { slug, board }: { slug: string; board: string }) {
  const name = `fandeck:formation:${slug}:${board}`
  return {
    read(): FormationChoice | undefined {
      try {
        const read = z.safeParse(Draft, JSON.parse(platform.storage.getItem(name) ?? 'null'))
        return read.success ? read.data : undefined
      } catch {
        return undefined
      }
    },
    write: ({ formation, slots }: FormationChoice) =>
      platform.storage.setItem(name, jsonOf({ formation, slots })),
    clear: () => platform.storage.removeItem(name),
  }
}
