import { type BenefitRule, type BenefitsFile, cardKey } from '@fandeck/sdk/shop'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import {
  benefitGifts,
  benefitRules,
  benefits,
  claimEvents,
  memberBenefits,
  staffPasswords,
} from '../../benefits/tables.ts'
import type { Tx } from '../../db/open.ts'
import type { Applying, Kind } from '../kind.ts'
import { timeOf } from '../moments.ts'

const idsOf = (file: BenefitsFile | undefined) => file?.benefits.flatMap(({ id }) => id ?? []) ?? []

/** Counts the members who have benefits, and the people who get them when they sign up. */
async function givenOf(tx: Tx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0
  const given = await tx.$count(memberBenefits, inArray(memberBenefits.benefitId, [...ids]))
  return given + (await tx.$count(benefitGifts, inArray(benefitGifts.benefitId, [...ids])))
}

/** Returns what a rule names, by number or list. */
function subjectOf(
  { document, idOf }: Applying,
  rule: BenefitRule,
): { thing?: number | undefined; list?: string } {
  switch (rule.when) {
    case 'ownsCard':
      return { thing: document.packs[rule.pack]?.cards.find((card) => cardKey(card) === rule.card)?.id }
    case 'ownsSet':
      return { thing: idOf('packs', rule.pack) }
    case 'claimed':
      return { thing: idOf('series', rule.series) }
    case 'won':
      return { thing: idOf('events', rule.event) }
    case 'listed':
      return { list: rule.list }
  }
}

async function writeRules(at: Applying, benefitId: number, rules: readonly BenefitRule[]): Promise<void> {
  await at.tx.delete(benefitRules).where(eq(benefitRules.benefitId, benefitId))
  const rows = rules.map((rule, rank) => ({ benefitId, rank, kind: rule.when, ...subjectOf(at, rule) }))
  if (rows.length > 0) await at.tx.insert(benefitRules).values(rows)
}

/** An event with a staff desk, and its benefits. */
export const benefitsKind: Kind<BenefitsFile> = {
  async judge({ tx }, { before, after }) {
    const stay = idsOf(after)
    const given = await givenOf(
      tx,
      idsOf(before).filter((id) => !stay.includes(id)),
    )
    return given > 0 ? { refusals: [`${given} people have a benefit that is removed; end its period`] } : {}
  },
  async write(at, { name, after }) {
    const { tx, art } = at
    const row = { title: after.title }
    await tx
      .insert(claimEvents)
      .values({ eventKey: name, ...row })
      .onConflictDoUpdate({ target: claimEvents.eventKey, set: row })
    for (const { id = 0, title, qr, startsAt, endsAt, picture, drawing, rules } of after.benefits) {
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
      await writeRules(at, id, rules ?? [])
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
