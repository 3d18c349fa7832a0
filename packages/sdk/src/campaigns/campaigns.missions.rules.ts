import type { CampaignMission } from './campaigns.boards.schema.ts'

/** The states of a mission (S4.43). */
export type MissionStatus = 'READY' | 'COMPLETE' | 'RECRUITED'
/** The groups of the missions (S4.44). */
export type MissionGroup = 'BEGINNER' | 'PROFESSIONAL' | 'SPECIALIST'

/** The mission of the emblem, which opens after the nine others (D30). */
export const EMBLEM_MISSION = 10

const ORDER: readonly MissionStatus[] = ['READY', 'COMPLETE', 'RECRUITED']

/** Returns whether a mission moves from one state to another: READY → COMPLETE → RECRUITED and nothing else (S4.43). */
export const canMove = (from: MissionStatus, to: MissionStatus): boolean =>
  ORDER.indexOf(to) === ORDER.indexOf(from) + 1

/** Returns the later of two states. */
export const laterStatus = (one: MissionStatus, other: MissionStatus): MissionStatus =>
  ORDER.indexOf(one) > ORDER.indexOf(other) ? one : other

/** Returns the group of a mission by its number from 1 to 10 (S4.44). */
export function missionGroup(number: number): MissionGroup {
  if (number <= 2) return 'BEGINNER'
  return number <= 6 ? 'PROFESSIONAL' : 'SPECIALIST'
}

/** What a fan has: the designs of the own cards, and the missions that are recruited. */
export interface MissionProgress {
  ownedCardIds: ReadonlySet<number>
  recruited: ReadonlySet<number>
}

/** Returns whether a READY mission is complete: its card condition is met, or the nine others are recruited (D30). */
export function isMissionMet(
  { number, condition }: Pick<CampaignMission, 'number' | 'condition'>,
  { ownedCardIds, recruited }: MissionProgress,
): boolean {
  if (number === EMBLEM_MISSION) {
    return [...Array(EMBLEM_MISSION - 1).keys()].every((at) => recruited.has(at + 1))
  }
  if (!condition) return false
  return new Set(condition.cards.filter((card) => ownedCardIds.has(card))).size >= condition.count
}
