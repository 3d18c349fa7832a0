/** Members who have not proved who they are (S6.8). */
export const NORMAL_LEVELS = ['K101', 'K102', 'K103', 'F103'] as const
/** Members whose identity is verified; the wallet opens for them only (S6.5). */
export const VERIFIED_LEVELS = ['K201', 'F201'] as const
/** A level of a member; K is Korean, F foreign (D6). */
export type Level = (typeof NORMAL_LEVELS)[number] | (typeof VERIFIED_LEVELS)[number]

/** Whether a level is one of the verified ones. */
export const isVerifiedLevel = (level: string | undefined): boolean =>
  VERIFIED_LEVELS.some((verified) => verified === level)

/**
 * Whether a member may pass: the session is unexpired, and the level is in the list if there is one.
 *
 * @see spec §6 (S6.9)
 */
export function checkLevel(
  member: { level: string | undefined; unexpired: boolean },
  allowed?: readonly string[],
): boolean {
  if (!member.unexpired) return false
  return allowed === undefined || (member.level !== undefined && allowed.includes(member.level))
}
