import { CARD } from './athlete.ts'
import { lettering } from './lettering.ts'
import { fillAll, type Picture, type Scope } from './svg.ts'

export interface MagazineOptions {
  /** The number printed on the cover, from 1; it decides colours and composition. */
  issue: number
}

interface Cover {
  ground: string
  main: string
  second: string
  accent: string
}

const COVERS: readonly Cover[] = [
  { ground: '#E9DEC8', main: '#D9482B', second: '#1E2A44', accent: '#F3B63F' },
  { ground: '#C9D7CF', main: '#154B43', second: '#EE7B4D', accent: '#F6EBD7' },
  { ground: '#E7C9CF', main: '#7A1F3D', second: '#F4EFE8', accent: '#E0653F' },
  { ground: '#C8D0E6', main: '#22327A', second: '#F0C24B', accent: '#F7F3EA' },
  { ground: '#1F1D1B', main: '#E8D9B8', second: '#C2472C', accent: '#7C8F83' },
  { ground: '#E5E2DA', main: '#2B2B29', second: '#9DB7A1', accent: '#DD5A35' },
]

const NIGHT = '#1F1D1B'

function archAndSun({ main, second, accent }: Cover): string {
  return [
    `<path d="M71 510V298A94 94 0 0 1 259 298V510Z" fill="${main}"/>`,
    `<path d="M112 510V318A53 53 0 0 1 218 318V510Z" fill="${second}"/>`,
    `<circle cx="247" cy="195" r="52" fill="${accent}"/>`,
    `<rect y="470" width="330" height="40" fill="${second}"/>`,
  ].join('')
}

function splitDisc({ main, second, accent }: Cover): string {
  const stripes = [0, 1, 2, 3].map(
    (row) => `<rect y="${398 + row * 30}" width="330" height="13" fill="${accent}"/>`,
  )
  return [
    `<path d="M165 156A112 112 0 0 0 165 380Z" fill="${main}"/>`,
    `<path d="M165 186A112 112 0 0 1 165 410Z" fill="${second}"/>`,
    ...stripes,
  ].join('')
}

function vase({ main, second, accent }: Cover): string {
  return [
    `<rect y="462" width="330" height="48" fill="${main}" opacity=".25"/>`,
    `<path d="M165 280C162 226 142 190 108 160M165 280C168 232 196 200 232 166" fill="none" stroke="${second}" stroke-width="9" stroke-linecap="round"/>`,
    `<ellipse cx="96" cy="136" rx="42" ry="27" fill="${accent}" transform="rotate(-38 96 136)"/>`,
    `<ellipse cx="246" cy="152" rx="42" ry="27" fill="${accent}" transform="rotate(18 246 152)"/>`,
    `<path d="M124 262H206C204 322 196 338 216 368C236 402 230 480 165 480C100 480 94 402 114 368C134 338 126 322 124 262Z" fill="${main}"/>`,
  ].join('')
}

function stepsAndMoon({ main, second, accent }: Cover): string {
  const steps = [0, 1, 2, 3, 4].map((step) => {
    const top = 410 - step * 62
    const width = step === 4 ? 70 : 62
    return `<rect x="${24 + step * 59}" y="${top}" width="${width}" height="${510 - top}" fill="${step % 2 ? main : second}"/>`
  })
  return `<circle cx="92" cy="212" r="57" fill="${accent}"/>${steps.join('')}`
}

const COMPOSITIONS = [archAndSun, splitDisc, vase, stepsAndMoon]

const indexOf = (issue: number) => Math.max(0, Math.trunc(issue) - 1)

/** Returns the colours of an issue. */
export function coverOf({ issue }: MagazineOptions): Cover {
  const cover = COVERS[indexOf(issue) % COVERS.length]
  if (cover === undefined) throw new RangeError('A magazine needs at least one cover')
  return cover
}

/** A still life in flat colours with the issue number, without the name of the magazine. */
export function magazine(scope: Scope, { issue }: MagazineOptions): Picture {
  const cover = coverOf({ issue })
  const compose = COMPOSITIONS[indexOf(issue) % COMPOSITIONS.length] ?? archAndSun
  const ink = cover.ground === NIGHT ? '#FBF3E2' : '#1B1710'
  const light = `<radialGradient id="${scope.id('light')}" cx=".3" cy=".2" r=".9"><stop offset="0" stop-color="#fff" stop-opacity="${cover.ground === NIGHT ? 0.07 : 0.2}"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>`
  const body = [
    fillAll(CARD, cover.ground),
    light,
    fillAll(CARD, scope.url('light')),
    compose(cover),
    `<g fill="${ink}">`,
    lettering(String(issue).padStart(2, '0'), { x: 18, baseline: 104, size: 112, tracking: -0.07 }),
    lettering(`Vol.${issue}`, { x: 306, baseline: 42, size: 19, anchor: 'end' }),
    '</g>',
  ]
  return { ...CARD, body: body.join('') }
}
