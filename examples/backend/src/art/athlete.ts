import { ballShape, figure, silhouette } from './figure.ts'
import { lettering } from './lettering.ts'
import type { Pose } from './pose.ts'
import { courtOf, POSES, POSES_OF, type PoseName } from './poses.ts'
import { rng } from './rng.ts'
import { fillAll, linear, type Picture, px, radial, type Scope } from './svg.ts'
import type { Team } from './teams.ts'

export interface AthleteOptions {
  team: string
  number: number
  /** By default the seed chooses one that suits the sport. */
  pose?: PoseName
}

/** The size of every card picture. */
export const CARD = { width: 330, height: 510 } as const

const ECHOES = 6

function ground(scope: Scope, team: Team, draw: () => number): string {
  const deep: [number, number] = [60 + draw() * 210, 400 + draw() * 80]
  const light: [number, number] = [70 + draw() * 190, 60 + draw() * 130]
  return [
    linear(
      scope.id('ground'),
      [30, 0],
      [300, 510],
      [
        [0, team.color1],
        [0.55, team.color1],
        [1, team.color2],
      ],
    ),
    radial(scope.id('deep'), deep, 260, [
      [0, team.color2, 0.9],
      [1, team.color2, 0],
    ]),
    radial(scope.id('light'), light, 240, [
      [0, team.color3, 0.85],
      [1, team.color3, 0],
    ]),
    fillAll(CARD, scope.url('ground')),
    fillAll(CARD, scope.url('deep')),
    fillAll(CARD, scope.url('light')),
  ].join('')
}

function bands(draw: () => number): string {
  const start = -120 + draw() * 60
  return [0, 1, 2, 3, 4]
    .map((index) => {
      const x = px(start + index * 96)
      return `<path d="M${x} 510l190-510h44l-190 510z" fill="#fff" opacity="${index % 2 ? 0.08 : 0.05}"/>`
    })
    .join('')
}

function rings([x, y]: Pose['ball']): string {
  const circles = [0, 1, 2, 3, 4].map(
    (index) => `<circle cx="${x}" cy="${y}" r="${46 + index * 40}" stroke-width="${10 - index}"/>`,
  )
  return `<g fill="none" stroke="#fff" opacity=".09">${circles.join('')}</g>`
}

function rays(draw: () => number): string {
  const x = px(110 + draw() * 110)
  const wedges = Array.from(
    { length: 16 },
    (_, index) => `<path d="M0 0L-34 -620H34Z" transform="rotate(${index * 22.5})"/>`,
  )
  return `<g transform="translate(${x} 230)" fill="#fff" opacity=".07">${wedges.join('')}</g>`
}

function courtLines(team: Team): string {
  const lines = {
    football:
      '<circle cx="165" cy="436" r="104"/><path d="M0 436H330"/><circle cx="165" cy="436" r="2.5" fill="#fff"/>',
    baseball:
      '<rect x="115" y="376" width="100" height="100" transform="rotate(45 165 426)"/><circle cx="165" cy="426" r="13"/>',
    basketball:
      '<circle cx="165" cy="510" r="175"/><path d="M115 510V392H215V510"/><path d="M115 392A50 50 0 0 1 215 392"/>',
  }
  return `<g fill="none" stroke="#fff" stroke-width="1.6" opacity=".28">${lines[courtOf(team.sport)]}</g>`
}

function echoes(pose: Pose, team: Team): string {
  const [pivotX, pivotY] = [165, 255]
  return Array.from({ length: ECHOES }, (_, index) => ECHOES - index)
    .map((step) => {
      const [x, y] = [pose.drift[0] * 1.55 * step, pose.drift[1] * 1.3 * step]
      const opacity = px(((ECHOES - step) / (ECHOES - 1)) * 23 + 5)
      const turn = px((pose.turn ?? -1.3) * step)
      const move = `translate(${px(x)} ${px(y)}) rotate(${turn} ${pivotX} ${pivotY})`
      return `<g transform="${move}" opacity="${Number(opacity) / 100}">${silhouette(pose, team.color3)}</g>`
    })
    .join('')
}

/** A player in motion, with six echoes, the number behind and court lines below. */
export function athlete(scope: Scope, options: AthleteOptions): Picture {
  const team = scope.team(options.team)
  const draw = rng(scope.seed)
  const choices = POSES_OF[courtOf(team.sport)]
  const chosen = choices[Math.floor(draw() * choices.length)] ?? choices[0] ?? 'kick'
  const pose = POSES[options.pose ?? chosen]
  const mirrored = draw() > 0.62
  const decoration = [bands(draw), rings(pose.ball), rays(draw)][Math.floor(draw() * 3)] ?? ''
  const number = lettering(String(options.number), {
    x: 165,
    baseline: 232,
    size: 236,
    tracking: -0.05,
    anchor: 'middle',
  })
  const fade = linear(
    scope.id('fade'),
    [0, 330],
    [0, 510],
    [
      [0, team.color2, 0],
      [1, team.color2, 0.92],
    ],
  )
  const flip = mirrored ? ' transform="translate(330 0) scale(-1 1)"' : ''
  const ball = ballShape(pose.ball, scope, team)
  const player = `${echoes(pose, team)}${ball}${figure(pose, scope, team)}`
  const body = [
    ground(scope, team, draw),
    `<g${flip}>${decoration}</g>`,
    `<g fill="${team.color2}" opacity=".34">${number}</g>`,
    courtLines(team),
    `<g${flip}><g transform="translate(0 8)">${player}</g></g>`,
    fade,
    `<rect y="330" width="330" height="180" fill="${scope.url('fade')}"/>`,
  ]
  return { ...CARD, body: body.join('') }
}
