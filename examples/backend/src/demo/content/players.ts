import type { EditionTitle } from '../../art/finish.ts'
import type { PoseName } from '../../art/poses.ts'
import type { TeamKey } from '../../art/teams.ts'
import type { SeedCard } from './types.ts'

/** One player: number, name, position, finish, pose, text of the back. */
export type PlayerRow = readonly [
  number: number,
  name: string,
  position: string,
  edition: EditionTitle,
  pose: PoseName,
  story: string,
]

export const EDITION_TOTAL: Readonly<Record<EditionTitle, number>> = {
  BASIC: 1000,
  FOIL: 500,
  PRISM: 100,
  SIGN: 50,
}

/** `cardId` is the pack times 1,000 plus the position in the list; the picture is drawn from it. */
export function players(
  packId: number,
  team: TeamKey,
  rows: readonly PlayerRow[],
  subOf: (position: string) => string,
): SeedCard[] {
  return rows.map(([number, cardName, position, editionTitle, pose, story], index) => {
    const cardId = packId * 1000 + index + 1
    return {
      cardId,
      designId: cardId,
      packId,
      team,
      cardName,
      number,
      position,
      sub: subOf(position),
      editionTitle,
      editionTotal: EDITION_TOTAL[editionTitle],
      art: { kind: 'athlete', team, number, pose, seed: String(cardId) },
      story,
    }
  })
}

export function season(position: string): string {
  return `${position} · 2025 시즌`
}
