import { COURT_POSES } from './poses.court.ts'
import { FOOTBALL_POSES } from './poses.football.ts'
import type { Point } from './svg.ts'
import type { Sport } from './teams.ts'

type Ball = readonly [x: number, y: number, radius: number]

/**
 * Joints of one figure on the 330x510 card. `frontArm` and `backArm` are elbow and hand;
 * the legs are knee, ankle and toe; `drift` is the step from one echo to the next.
 */
export interface Pose {
  head: Point
  shoulder: Point
  hip: Point
  frontArm: readonly [Point, Point]
  backArm: readonly [Point, Point]
  backLeg: readonly [Point, Point, Point]
  frontLeg: readonly [Point, Point, Point]
  ball: Ball
  drift: Point
  bat?: readonly [Point, Point]
  /** Degrees from one echo to the next when it is not the usual -1.3. */
  turn?: number
}

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
