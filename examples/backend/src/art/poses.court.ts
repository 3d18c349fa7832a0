import type { Pose } from './pose.ts'

/** Joints of the baseball and basketball figures. */
export const COURT_POSES = {
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
} satisfies Record<string, Pose>
