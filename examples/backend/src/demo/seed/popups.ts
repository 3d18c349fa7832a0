import type { Backend } from '../../context.ts'
import type { Tx } from '../../db/open.ts'
import { popups } from '../../popups/tables.ts'
import { POPUPS } from '../content/index.ts'

const MINUTE = 60_000

/** Seeds the popups; the name of a popup is its title with line breaks. */
export async function seedPopups(backend: Backend, tx: Tx): Promise<void> {
  const at = (minutes: number) => backend.now() + minutes * MINUTE
  await tx.insert(popups).values(
    POPUPS.map(({ popupSeq, title, startMinutes, endMinutes, exposureUrl, blank, linkUrl, art }) => ({
      popupId: popupSeq,
      name: title.join('\n'),
      linkUrl,
      path: exposureUrl,
      newWindow: blank,
      startAt: at(startMinutes),
      endAt: at(endMinutes),
      art,
    })),
  )
}
