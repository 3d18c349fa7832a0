import { CARD } from './athlete.ts'
import { HAIR } from './hair.ts'
import { rng } from './rng.ts'
import { fillAll, linear, type Picture, px, type Scope } from './svg.ts'
import type { IdolKey, Team } from './teams.ts'

export interface ArtistOptions {
  idol: IdolKey
  /** 0 to 5; by default the seed chooses. */
  hair?: number
}

interface Halo {
  x: number
  y: number
  radius: number
}

const BODY = 'M6 520C14 430 70 404 132 386C150 400 182 400 198 386C260 404 316 430 324 520Z'
const NECK = 'M138 300H194V386C182 404 150 404 138 386Z'
const FACE =
  'M98 222C98 140 126 120 166 120C208 120 234 144 234 222C234 284 206 336 166 336C126 336 98 284 98 222Z'
const HALF_SHADE = 'M176 110C172 170 188 210 182 240C180 270 168 290 176 350L260 350V110Z'

function haloRings({ x, y, radius }: Halo): string {
  const circles = Array.from(
    { length: 9 },
    (_, index) => `<circle cx="${px(x)}" cy="${px(y)}" r="${px(radius + 14 + index * 16)}"/>`,
  )
  return `<g fill="none" stroke="#fff" stroke-width="1.6" opacity=".32">${circles.join('')}</g>`
}

function bars(draw: () => number): string {
  const columns = Array.from({ length: 12 }, (_, index) => {
    const top = px(60 + draw() * 240)
    return `<rect x="${index * 28}" y="${top}" width="14" height="510"/>`
  })
  return `<g fill="#fff" opacity=".1">${columns.join('')}</g>`
}

function waves(draw: () => number): string {
  const lines = Array.from({ length: 7 }, (_, index) => {
    const y = px(236 + index * 42 + draw() * 8)
    return `<path d="M-20 ${y}q90 -46 185 0t185 0"/>`
  })
  return `<g fill="none" stroke="#fff" stroke-width="9" opacity=".2">${lines.join('')}</g>`
}

function beams(): string {
  return '<g fill="#fff" opacity=".16"><path d="M165 -40L40 510H130Z"/><path d="M165 -40L200 510H300Z"/></g>'
}

function collar(kind: number, team: Team): string {
  const shapes = [
    '<path d="M120 388L165 462L214 388L196 384L166 434L138 384Z" opacity=".45"/><path d="M150 470L166 440L182 470L166 500Z" opacity=".2"/>',
    '<path d="M112 396L140 382L166 402L194 382L222 396L216 428L166 444L116 428Z" opacity=".5"/>',
    Array.from(
      { length: 6 },
      (_, index) =>
        `<path d="M${74 - index * 11} ${416 + index * 17}H${256 + index * 11}v5H${72 - index * 11}z" opacity=".26"/>`,
    ).join(''),
  ]
  return `<g fill="${team.color3}">${shapes[kind] ?? ''}</g>`
}

function gradients(scope: Scope, team: Team, halo: Halo): string {
  const { color1, color2, color3 } = team
  return [
    linear(
      scope.id('ground'),
      [40, 0],
      [290, 510],
      [
        [0, color3],
        [0.42, color1],
        [1, color2],
      ],
    ),
    linear(
      scope.id('halo'),
      [halo.x - halo.radius, halo.y - halo.radius],
      [halo.x + halo.radius, halo.y + halo.radius],
      [
        [0, '#fff'],
        [0.5, color3],
        [1, color1],
      ],
    ),
    linear(
      scope.id('body'),
      [60, 380],
      [280, 530],
      [
        [0, color1],
        [1, color2],
      ],
    ),
    linear(
      scope.id('face'),
      [98, 130],
      [234, 340],
      [
        [0, '#fff'],
        [0.5, color3],
        [1, color1],
      ],
    ),
    linear(
      scope.id('fade'),
      [0, 350],
      [0, 510],
      [
        [0, color2, 0],
        [1, color2, 0.85],
      ],
    ),
    `<clipPath id="${scope.id('face-clip')}"><path d="${FACE}"/></clipPath>`,
  ].join('')
}

function bust(scope: Scope, team: Team, look: { hair: number; collar: number }): string {
  const hair = HAIR[look.hair] ?? { back: '', front: '' }
  const shade = `fill="${team.color2}" opacity=".26"`
  return [
    `<path d="${hair.back}" fill="${team.color2}"/>`,
    `<path d="${BODY}" fill="${scope.url('body')}"/>`,
    collar(look.collar, team),
    `<path d="${NECK}" fill="${team.color1}"/>`,
    `<path d="M138 318C150 346 182 346 194 318V340C182 362 150 362 138 340Z" ${shade}/>`,
    `<path d="${FACE}" fill="${scope.url('face')}"/>`,
    `<path d="${HALF_SHADE}" clip-path="${scope.url('face-clip')}" ${shade}/>`,
    `<path d="${hair.front}" fill="${team.color2}"/>`,
    `<path d="${hair.front}" fill="none" stroke="${team.color3}" stroke-opacity=".5" stroke-width="1.6"/>`,
  ].join('')
}

/** A paper-cut bust without a face, before a halo. */
export function artist(scope: Scope, options: ArtistOptions): Picture {
  const team = scope.team(options.idol)
  const draw = rng(scope.seed)
  const halo = { x: 110 + draw() * 120, y: 150 + draw() * 80, radius: 120 + draw() * 40 }
  const background = [haloRings(halo), bars(draw), waves(draw), beams()][Math.floor(draw() * 4)] ?? ''
  const hair = options.hair ?? Math.floor(draw() * HAIR.length)
  const body = [
    gradients(scope, team, halo),
    fillAll(CARD, scope.url('ground')),
    background,
    `<circle cx="${px(halo.x)}" cy="${px(halo.y)}" r="${px(halo.radius)}" fill="${scope.url('halo')}"/>`,
    `<g transform="translate(0 14)">${bust(scope, team, { hair, collar: Math.floor(draw() * 3) })}</g>`,
    `<rect y="350" width="330" height="160" fill="${scope.url('fade')}"/>`,
  ]
  return { ...CARD, body: body.join('') }
}
