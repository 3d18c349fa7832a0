import type { Pose } from './pose.ts'
import { COURT_POSES } from './poses.court.ts'
import { FOOTBALL_POSES } from './poses.football.ts'
import type { Sport } from './teams.ts'

const JOINTS = { ...FOOTBALL_POSES, ...COURT_POSES }

export type PoseName = keyof typeof JOINTS

export const POSES: Readonly<Record<PoseName, Pose>> = JOINTS

/** Poses a seed may choose from; `save` is left to goalkeepers and asked for by name. */
export const POSES_OF: Readonly<Record<'football' | 'baseball' | 'basketball', readonly PoseName[]>> = {
  football: ['kick', 'run', 'header', 'volley'],
  baseball: ['swing', 'pitch', 'catch'],
  basketball: ['dunk', 'shoot', 'dribble'],
}

/** Court of a sport; artists and magazines have none and fall back to football. */
export function courtOf(sport: Sport): 'football' | 'baseball' | 'basketball' {
  return sport === 'baseball' || sport === 'basketball' ? sport : 'football'
}
