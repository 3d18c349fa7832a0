import type { FilterFormReply, RankingReply } from '@fandeck/sdk/wire'
import { and, asc, desc, eq, gt, isNull } from 'drizzle-orm'
import type * as z from 'zod/mini'
import { portraitUrl } from '../account/portrait.ts'
import { users } from '../auth/tables.ts'
import { cardCounts, designs, packs } from '../cards/tables.ts'
import type { Backend } from '../context.ts'
import { commonCodes } from './tables.ts'

const RANKED = 20

/** Returns the common codes of a group; none for an unknown group (S7.23). */
export const codesOf = ({ db }: Backend, groupId: string) =>
  db.select().from(commonCodes).where(eq(commonCodes.groupId, groupId)).orderBy(asc(commonCodes.sort))

/** Masks `달빛수집가` as `달빛***`, because a ranking shows members to everyone. */
const masked = (nickname: string) => {
  const characters = Array.from(nickname)
  return `${characters.slice(0, Math.max(1, Math.ceil(characters.length / 2))).join('')}***`
}

/** Returns the members with the most cards (S7.24, D38); none for an unknown kind. */
export async function rankingOf(
  { db, config }: Backend,
  kind = 'collectors',
): Promise<z.output<typeof RankingReply>> {
  if (kind !== 'collectors') return []
  const rows = await db
    .select({ id: users.id, nickname: users.nickname, value: cardCounts.cards })
    .from(cardCounts)
    .innerJoin(users, eq(users.id, cardCounts.userId))
    .where(and(gt(cardCounts.cards, 0), isNull(users.withdrawnAt)))
    .orderBy(desc(cardCounts.cards), asc(cardCounts.createdAt))
    .limit(RANKED)
  return rows.map(({ id, nickname, value }, index) => ({
    rank: index + 1,
    title: masked(nickname),
    image: portraitUrl(config, id),
    value,
  }))
}

const POSITIONS: Record<string, string> = {
  GK: '골키퍼',
  DF: '수비수',
  MF: '미드필더',
  FW: '공격수',
  GUARD: '가드',
  FORWARD: '포워드',
  CENTER: '센터',
  PITCHER: '투수',
  CATCHER: '포수',
  INFIELD: '내야수',
  OUTFIELD: '외야수',
  EMBLEM: '엠블럼',
  ARTIST: '아티스트',
  ISSUE: '호',
  SCENE: '풍경',
}

/** Returns the filters for the cards of a collection, or of all (S7.25, D38). */
export async function filtersOf(
  { db }: Backend,
  collectionLink?: string,
): Promise<z.output<typeof FilterFormReply>> {
  const rows = await db
    .select({ position: designs.position, finish: designs.editionTitle })
    .from(designs)
    .innerJoin(packs, eq(packs.packId, designs.packId))
    .where(collectionLink === undefined ? undefined : eq(packs.packName, collectionLink))
    .orderBy(asc(designs.cardId))
  const optionsOf = (values: readonly string[], labelOf: (value: string) => string) =>
    [...new Set(values)].map((value) => ({ value, label: labelOf(value) }))
  return {
    filters: [
      {
        key: 'position',
        label: '포지션',
        options: optionsOf(
          rows.map(({ position }) => position),
          (value) => POSITIONS[value] ?? value,
        ),
      },
      {
        key: 'finish',
        label: '피니시',
        options: optionsOf(
          rows.map(({ finish }) => finish),
          (value) => value,
        ),
      },
    ],
  }
}
