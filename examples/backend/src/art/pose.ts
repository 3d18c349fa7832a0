import type { Point } from './svg.ts'

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
