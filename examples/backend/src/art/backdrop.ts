import { rng } from './rng.ts'
import { fillAll, linear, type Picture, px, radial, type Scope, type Stop } from './svg.ts'
import type { Team } from './teams.ts'

export type Motif = 'bands' | 'rings' | 'waves' | 'dots'

export interface BackdropOptions {
  team: string
  width: number
  height: number
  /** By default the one that belongs to the team. */
  motif?: Motif
  /** How dark the lower part gets for words on it, 0 to 1; 1 by default. */
  depth?: number
  /** A white header covers the top, which is darkened for its icons. */
  header?: boolean
}

const MOTIF_OF: Readonly<Partial<Record<string, Motif>>> = {
  seoul: 'bands',
  ball: 'bands',
  steelers: 'bands',
  dhcfc: 'waves',
  ongyeol: 'waves',
  boosters: 'dots',
}

type Size = Pick<BackdropOptions, 'width' | 'height'>

function bands({ width, height }: Size, draw: () => number): string {
  const step = width / 5
  const start = -height * 0.4 + draw() * step
  const wide = step * 0.46
  const paths = Array.from({ length: 8 }, (_, index) => {
    const x = px(start + index * step)
    return `<path d="M${x} ${height}l${px(height * 0.5)} ${-height}h${px(wide)}l${px(-height * 0.5)} ${height}z"/>`
  })
  return `<g fill="#fff" opacity=".07">${paths.join('')}</g>`
}

function rings({ width, height }: Size, draw: () => number): string {
  const [x, y] = [width * (0.35 + draw() * 0.4), height * (0.3 + draw() * 0.3)]
  const unit = Math.max(width, height)
  const circles = [0.18, 0.3, 0.43, 0.57, 0.72].map(
    (share) => `<circle cx="${px(x)}" cy="${px(y)}" r="${px(unit * share)}"/>`,
  )
  return `<g fill="none" stroke="#fff" stroke-width="${px(unit / 120)}" opacity=".13">${circles.join('')}</g>`
}

function waves({ width, height }: Size, draw: () => number): string {
  const swing = height / 14
  const lines = Array.from({ length: 8 }, (_, index) => {
    const y = px((height / 8) * (index + 0.3 + draw() * 0.4))
    return `<path d="M${px(-width * 0.1)} ${y}q${px(width * 0.3)} ${px(-swing)} ${px(width * 0.6)} 0t${px(width * 0.6)} 0"/>`
  })
  return `<g fill="none" stroke="#fff" stroke-width="${px(Math.max(2, width / 120))}" opacity=".14">${lines.join('')}</g>`
}

function dots({ width, height }: Size, draw: () => number): string {
  const gap = Math.max(width, height) / 9
  const circles: string[] = []
  for (let y = gap / 2; y < height; y += gap) {
    for (let x = gap / 2; x < width; x += gap) {
      circles.push(`<circle cx="${px(x)}" cy="${px(y)}" r="${px(gap * (0.18 + draw() * 0.16))}"/>`)
    }
  }
  return `<g fill="#FFD27A" opacity=".2">${circles.join('')}</g>`
}

const MOTIFS = { bands, rings, waves, dots }

/** Paper is too light a ground for white words, so a magazine stands on its shadow. */
function lights(team: Team): Pick<Team, 'color1' | 'color2' | 'color3'> {
  return team.sport === 'magazine' ? { ...team, color1: '#8C8372', color3: team.color1 } : team
}

/** The lit ground and its motif, without the shade. */
export function stage(scope: Scope, options: BackdropOptions): string {
  const { width, height } = options
  const { color1, color2, color3 } = lights(scope.team(options.team))
  const motif = MOTIFS[options.motif ?? MOTIF_OF[options.team] ?? 'rings']
  const toDeep: readonly Stop[] = [
    [0, color1],
    [0.4, color1],
    [1, color2],
  ]
  const glow: readonly Stop[] = [
    [0, color3, 0.42],
    [1, color3, 0],
  ]
  return [
    linear(scope.id('stage'), [width * 0.2, 0], [width * 0.8, height], toDeep),
    radial(scope.id('glow'), [width * 0.46, height * 0.24], Math.max(width, height) * 0.66, glow),
    fillAll(options, scope.url('stage')),
    fillAll(options, scope.url('glow')),
    motif(options, rng(scope.seed)),
  ].join('')
}

/** Darkens the lower part to the team's deep colour, so that white words on it can be read. */
export function shade(scope: Scope, options: BackdropOptions): string {
  const { team, width, height, depth = 1, header = false } = options
  const { color2 } = scope.team(team)
  const stops: readonly Stop[] = [
    [0, color2, header ? 0.55 : 0],
    [0.32, color2, 0],
    [0.4, color2, 0],
    [1, color2, depth],
  ]
  const gradient = linear(scope.id('shade'), [0, 0], [0, height], stops)
  return gradient + fillAll({ width, height }, scope.url('shade'))
}

/** The ground of banners, tiles and stages: a team's colours, one motif, dark below for the words. */
export function backdrop(scope: Scope, options: BackdropOptions): Picture {
  const { width, height } = options
  return { width, height, body: stage(scope, options) + shade(scope, options) }
}
