/** Levels of members with an unverified identity (S6.8). */
export const NORMAL_LEVELS = ['K101', 'K102', 'K103', 'F103'] as const
/** Levels of members with a verified identity, which the wallet requires (S6.5). */
export const VERIFIED_LEVELS = ['K201', 'F201'] as const
/** A member's level; K is Korean, F foreign (D6). */
export type MemberLevel = (typeof NORMAL_LEVELS)[number] | (typeof VERIFIED_LEVELS)[number]

/** Returns whether a level is verified. */
export const isVerifiedLevel = (level: string | undefined): boolean =>
  VERIFIED_LEVELS.some((verified) => verified === level)

/**
 * Returns whether a member is admitted: the session has not expired, and `allowed`, if given, includes the level.
 *
 * @see S6.9
 */
export function checkLevel(
  member: { level: string | undefined; unexpired: boolean },
  allowed?: readonly string[],
): boolean {
  if (!member.unexpired) return false
  return allowed === undefined || (member.level !== undefined && allowed.includes(member.level))
}
