import type { BenefitsFile } from '@fandeck/sdk/shop'
import { and, count, eq, inArray, notInArray } from 'drizzle-orm'
import { benefits, claimEvents, memberBenefits, staffPasswords } from '../../benefits/tables.ts'
import type { Tx } from '../../db/open.ts'
import type { Kind } from '../kind.ts'
import { timeOf } from '../moments.ts'

const idsOf = (file: BenefitsFile | undefined) => file?.benefits.flatMap(({ id }) => id ?? []) ?? []

async function givenOf(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const [row] = await tx
    .select({ given: count() })
    .from(memberBenefits)
    .where(inArray(memberBenefits.benefitId, [...ids]))
  return row?.given ?? 0
}

/** An event with a staff desk, and its benefits. */
export const benefitsKind: Kind<BenefitsFile> = {
  async judge({ tx }, { before, after }) {
    const stay = idsOf(after)
    const given = await givenOf(
      tx,
      idsOf(before).filter((id) => !stay.includes(id)),
    )
    return given > 0 ? { refusals: [`${given} members have a benefit that is removed; end its period`] } : {}
  },
  async write({ tx, art }, { name, after }) {
    const row = { title: after.title }
    await tx
      .insert(claimEvents)
      .values({ eventKey: name, ...row })
      .onConflictDoUpdate({ target: claimEvents.eventKey, set: row })
    for (const { id = 0, title, qr, startsAt, endsAt, picture, drawing } of after.benefits) {
      const benefit = {
        eventKey: name,
        claimName: title,
        qr,
        image: art('thumb', { picture, drawing }),
        startAt: timeOf(startsAt),
        endAt: timeOf(endsAt),
      }
      await tx
        .insert(benefits)
        .values({ benefitId: id, ...benefit })
        .onConflictDoUpdate({ target: benefits.benefitId, set: benefit })
    }
    const ids = idsOf(after)
    const others = ids.length > 0 ? notInArray(benefits.benefitId, ids) : undefined
    await tx.delete(benefits).where(and(eq(benefits.eventKey, name), others))
  },
  async remove({ tx }, { name }) {
    await tx.delete(benefits).where(eq(benefits.eventKey, name))
    await tx.delete(staffPasswords).where(eq(staffPasswords.eventKey, name))
    await tx.delete(claimEvents).where(eq(claimEvents.eventKey, name))
  },
}
