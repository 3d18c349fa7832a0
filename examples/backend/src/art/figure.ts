import type { Pose } from './pose.ts'
import { linear, type Point, pointsOf, px, type Scope } from './svg.ts'
import type { Team } from './teams.ts'

const LIMB = 28
const ARM = 23
const TORSO_EDGE = 18
const HEAD = 26

/** A point a share of the way from one joint to the next. */
export function along(from: Point, to: Point, share: number): Point {
  return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share]
}

function stroke(points: readonly Point[], width: number, paint: string, cap = 'round'): string {
  const style = `fill="none" stroke="${paint}" stroke-width="${width}" stroke-linecap="${cap}" stroke-linejoin="round"`
  return `<polyline points="${pointsOf(points)}" ${style}/>`
}

/** Corners of the torso at a share of the spine: half the width is 25 at the shoulder and 15 at the hip. */
function across({ shoulder, hip }: Pose, share: number, extra = 0): readonly [Point, Point] {
  const length = Math.hypot(hip[0] - shoulder[0], hip[1] - shoulder[1])
  const normal: Point = [-(hip[1] - shoulder[1]) / length, (hip[0] - shoulder[0]) / length]
  const [x, y] = along(shoulder, hip, share)
  const half = 25 - 10 * share + extra
  return [
    [x + normal[0] * half, y + normal[1] * half],
    [x - normal[0] * half, y - normal[1] * half],
  ]
}

function torsoPoints(pose: Pose): string {
  const [topLeft, topRight] = across(pose, 0)
  const [bottomLeft, bottomRight] = across(pose, 1)
  return pointsOf([topLeft, topRight, bottomRight, bottomLeft])
}

/** One echo: the whole figure in a single colour; the caller fades, shifts and turns it. */
export function silhouette(pose: Pose, paint: string): string {
  const { head, shoulder, hip, bat } = pose
  const torso = `stroke="${paint}" stroke-width="${TORSO_EDGE}" stroke-linejoin="round"`
  return [
    stroke([shoulder, ...pose.backArm], ARM, paint),
    stroke([hip, ...pose.backLeg], LIMB, paint),
    stroke([hip, ...pose.frontLeg], LIMB, paint),
    `<polygon points="${torsoPoints(pose)}" fill="${paint}" ${torso}/>`,
    stroke([shoulder, ...pose.frontArm], ARM, paint),
    bat ? batShape(bat, paint) : '',
    `<circle cx="${head[0]}" cy="${head[1]}" r="${HEAD}" fill="${paint}"/>`,
  ].join('')
}

function batShape([grip, tip]: readonly [Point, Point], paint: string): string {
  return stroke([grip, tip], 7, paint) + stroke([along(grip, tip, 0.42), tip], 13, paint)
}

function arm(shoulder: Point, [elbow, hand]: readonly [Point, Point], paint: string, sleeve: string): string {
  return (
    stroke([shoulder, elbow, hand], ARM, paint) +
    stroke([shoulder, along(shoulder, elbow, 0.52)], LIMB, sleeve)
  )
}

function leg(
  hip: Point,
  joints: Pose['frontLeg'],
  colors: { paint: string; shorts: string; team: Team },
): string {
  const [knee, ankle, toe] = joints
  const { paint, shorts, team } = colors
  return [
    stroke([hip, knee, ankle, toe], LIMB, paint),
    stroke([hip, along(hip, knee, 0.6)], LIMB + 4, shorts),
    stroke([along(knee, ankle, 0.62), ankle], LIMB - 1, team.color1),
    stroke([ankle, toe], LIMB - 3, team.color2),
  ].join('')
}

function head([x, y]: Point, scope: Scope, team: Team): string {
  const clip = scope.id('head')
  const circle = `cx="${x}" cy="${y}" r="${HEAD}"`
  return [
    `<clipPath id="${clip}"><circle cx="${x}" cy="${y}" r="${HEAD + 0.6}"/></clipPath>`,
    `<circle ${circle} fill="${team.color2}"/>`,
    `<circle cx="${x + 11}" cy="${y + 33}" r="44" fill="#fff" clip-path="${scope.url('head')}"/>`,
  ].join('')
}

/** The ball, lit from above; the shade keeps it round on light grounds. */
export function ballShape([x, y, radius]: Pose['ball'], scope: Scope, team: Team): string {
  const shade = linear(
    scope.id('ball'),
    [x, y - radius],
    [x, y + radius],
    [
      [0.7, '#fff'],
      [1, team.color3],
    ],
  )
  return `${shade}<circle cx="${x}" cy="${y}" r="${px(radius)}" fill="${scope.url('ball')}"/>`
}

/** The main figure: back limbs, front leg, torso with its stripe, front arm, head. */
export function figure(pose: Pose, scope: Scope, team: Team): string {
  const { shoulder, hip, bat } = pose
  const limb = (name: string, from: Point, to: Point, start: string, end: string) =>
    linear(scope.id(name), from, to, [
      [start === '#fff' ? 0.4 : 0, start],
      [1, end],
    ])
  const { color1, color2, color3 } = team
  const torso = `fill="${color2}" stroke="${color2}" stroke-width="${TORSO_EDGE}" stroke-linejoin="round"`
  return [
    limb('back-arm', shoulder, pose.backArm[1], color3, color1),
    limb('back-leg', hip, pose.backLeg[1], color3, color1),
    limb('front-arm', shoulder, pose.frontArm[1], '#fff', color3),
    limb('front-leg', hip, pose.frontLeg[2], '#fff', color3),
    arm(shoulder, pose.backArm, scope.url('back-arm'), color2),
    leg(hip, pose.backLeg, { paint: scope.url('back-leg'), shorts: color3, team }),
    leg(hip, pose.frontLeg, { paint: scope.url('front-leg'), shorts: '#fff', team }),
    `<polygon points="${torsoPoints(pose)}" ${torso}/>`,
    stroke(across(pose, 0.34, TORSO_EDGE / 2), 12, color1, 'butt'),
    bat ? batShape(bat, '#fff') : '',
    arm(shoulder, pose.frontArm, scope.url('front-arm'), color2),
    head(pose.head, scope, team),
  ].join('')
}
