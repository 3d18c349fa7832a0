import type { Point } from './svg.ts'
import type { Sport } from './teams.ts'

type Ball = readonly [x: number, y: number, radius: number]

/**
 * Joints of one figure on the 330x510 card (DESIGN.md appendix). `frontArm` and `backArm` are elbow and hand;
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

export type PoseName =
  | 'kick'
  | 'run'
  | 'header'
  | 'save'
  | 'volley'
  | 'swing'
  | 'pitch'
  | 'catch'
  | 'dunk'
  | 'shoot'
  | 'dribble'

export const POSES: Readonly<Record<PoseName, Pose>> = {
  kick: {
    head: [134, 102],
    shoulder: [146, 150],
    hip: [150, 260],
    frontArm: [
      [98, 194],
      [54, 162],
    ],
    backArm: [
      [204, 140],
      [250, 100],
    ],
    backLeg: [
      [134, 338],
      [112, 412],
      [138, 420],
    ],
    frontLeg: [
      [222, 288],
      [290, 262],
      [306, 236],
    ],
    ball: [296, 176, 21],
    drift: [-15, 5],
  },
  run: {
    head: [196, 96],
    shoulder: [184, 146],
    hip: [150, 252],
    frontArm: [
      [142, 196],
      [196, 226],
    ],
    backArm: [
      [222, 200],
      [268, 178],
    ],
    backLeg: [
      [112, 318],
      [56, 350],
      [44, 326],
    ],
    frontLeg: [
      [212, 304],
      [196, 386],
      [226, 392],
    ],
    ball: [268, 388, 21],
    drift: [-17, 2],
  },
  header: {
    head: [184, 112],
    shoulder: [164, 156],
    hip: [134, 262],
    frontArm: [
      [216, 204],
      [254, 240],
    ],
    backArm: [
      [110, 188],
      [66, 170],
    ],
    backLeg: [
      [96, 330],
      [48, 376],
      [40, 352],
    ],
    frontLeg: [
      [176, 330],
      [158, 408],
      [182, 420],
    ],
    ball: [240, 72, 22],
    drift: [-10, 16],
  },
  save: {
    head: [228, 150],
    shoulder: [190, 176],
    hip: [108, 250],
    frontArm: [
      [238, 124],
      [276, 84],
    ],
    backArm: [
      [250, 186],
      [296, 150],
    ],
    backLeg: [
      [60, 290],
      [18, 336],
      [8, 318],
    ],
    frontLeg: [
      [120, 322],
      [76, 378],
      [100, 394],
    ],
    ball: [292, 62, 22],
    drift: [-16, 9],
  },
  volley: {
    head: [96, 132],
    shoulder: [124, 168],
    hip: [168, 256],
    frontArm: [
      [70, 206],
      [30, 250],
    ],
    backArm: [
      [164, 140],
      [204, 104],
    ],
    backLeg: [
      [168, 334],
      [146, 410],
      [172, 416],
    ],
    frontLeg: [
      [232, 216],
      [290, 178],
      [306, 156],
    ],
    ball: [290, 110, 21],
    drift: [-8, 14],
  },
  swing: {
    head: [146, 100],
    shoulder: [150, 148],
    hip: [158, 258],
    frontArm: [
      [208, 176],
      [234, 136],
    ],
    backArm: [
      [204, 196],
      [240, 144],
    ],
    backLeg: [
      [112, 318],
      [76, 398],
      [52, 404],
    ],
    frontLeg: [
      [214, 318],
      [228, 402],
      [256, 404],
    ],
    ball: [60, 150, 13],
    drift: [-11, 0],
    bat: [
      [238, 140],
      [302, 54],
    ],
    turn: 7,
  },
  pitch: {
    head: [196, 118],
    shoulder: [176, 162],
    hip: [136, 256],
    frontArm: [
      [232, 196],
      [262, 238],
    ],
    backArm: [
      [134, 118],
      [92, 84],
    ],
    backLeg: [
      [92, 322],
      [40, 372],
      [20, 362],
    ],
    frontLeg: [
      [206, 298],
      [218, 384],
      [248, 388],
    ],
    ball: [78, 70, 13],
    drift: [-15, 6],
  },
  catch: {
    head: [168, 96],
    shoulder: [164, 144],
    hip: [150, 254],
    frontArm: [
      [206, 104],
      [232, 50],
    ],
    backArm: [
      [110, 182],
      [76, 224],
    ],
    backLeg: [
      [108, 322],
      [72, 396],
      [50, 386],
    ],
    frontLeg: [
      [200, 316],
      [214, 398],
      [240, 402],
    ],
    ball: [240, 32, 13],
    drift: [-7, 18],
  },
  dunk: {
    head: [150, 128],
    shoulder: [154, 174],
    hip: [136, 280],
    frontArm: [
      [206, 128],
      [240, 70],
    ],
    backArm: [
      [104, 212],
      [64, 180],
    ],
    backLeg: [
      [88, 338],
      [42, 386],
      [32, 362],
    ],
    frontLeg: [
      [196, 330],
      [166, 396],
      [186, 410],
    ],
    ball: [252, 46, 27],
    drift: [-10, 18],
  },
  shoot: {
    head: [158, 132],
    shoulder: [160, 178],
    hip: [156, 284],
    frontArm: [
      [206, 140],
      [196, 80],
    ],
    backArm: [
      [122, 132],
      [172, 84],
    ],
    backLeg: [
      [132, 352],
      [108, 418],
      [132, 424],
    ],
    frontLeg: [
      [196, 350],
      [184, 420],
      [210, 426],
    ],
    ball: [186, 50, 27],
    drift: [0, 22],
  },
  dribble: {
    head: [200, 126],
    shoulder: [182, 168],
    hip: [134, 260],
    frontArm: [
      [230, 220],
      [272, 262],
    ],
    backArm: [
      [132, 206],
      [96, 246],
    ],
    backLeg: [
      [84, 318],
      [40, 384],
      [14, 378],
    ],
    frontLeg: [
      [206, 316],
      [214, 400],
      [242, 404],
    ],
    ball: [280, 330, 27],
    drift: [-15, 5],
  },
}

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
