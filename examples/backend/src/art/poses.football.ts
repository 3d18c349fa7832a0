import type { Pose } from './pose.ts'

/** Joints of the five football figures. */
export const FOOTBALL_POSES = {
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
} satisfies Record<string, Pose>
