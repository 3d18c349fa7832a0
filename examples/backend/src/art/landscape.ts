import { CARD } from './athlete.ts'
import { rng } from './rng.ts'
import { fillAll, linear, type Picture, px, type Scope } from './svg.ts'

export interface LandscapeOptions {
  team: string
}

/** The crest lines of the hills, from the far one to the near one. */
const HILLS = [
  { top: 262, swing: 26, fill: '#ABBB9D' },
  { top: 322, swing: 30, fill: '#8AA584' },
  { top: 378, swing: 34, fill: '#61805F' },
  { top: 438, swing: 30, fill: '#3B5E4A' },
] as const

const LEAVES = 14

/** Returns one hill, from its crest line to the foot of the card. */
function hill({ top, swing, fill }: (typeof HILLS)[number], draw: () => number): string {
  const lift = () => px(swing * (0.6 + draw() * 0.8))
  return `<path fill="${fill}" d="M0 ${top}q82 -${lift()} 165 0t165 -${lift()}V510H0Z"/>`
}

function leaf(color: string, draw: () => number): string {
  const [x, y] = [px(14 + draw() * 302), px(350 + draw() * 140)]
  return `<ellipse cx="${x}" cy="${y}" rx="3" ry="11" fill="${color}" opacity="${px(0.45 + draw() * 0.4)}" transform="rotate(${px(draw() * 120 - 60)} ${x} ${y})"/>`
}

/** A sunrise over hills, for a brand without people: the sky and the sun wear its colours. */
export function landscape(scope: Scope, { team }: LandscapeOptions): Picture {
  const { color1, color2, color3 } = scope.team(team)
  const draw = rng(scope.seed)
  const sky = linear(
    scope.id('sky'),
    [60, 0],
    [250, 330],
    [
      [0, '#D5DCC9'],
      [1, color1],
    ],
  )
  const foot = linear(
    scope.id('foot'),
    [0, 340],
    [0, 510],
    [
      [0, color2, 0],
      [1, color2, 0.85],
    ],
  )
  const body = [
    sky,
    fillAll(CARD, scope.url('sky')),
    `<circle cx="${px(250 + draw() * 40)}" cy="136" r="84" fill="${color3}"/>`,
    ...HILLS.map((one) => hill(one, draw)),
    ...Array.from({ length: LEAVES }, () => leaf('#E6F0D8', draw)),
    foot,
    fillAll(CARD, scope.url('foot')),
  ]
  return { ...CARD, body: body.join('') }
}
