import { rng } from './rng.ts'
import type { Picture, Scope } from './svg.ts'

/** What a crest is made from: the palette and the sport of a campaign's document. */
export interface MadeCrestOptions {
  palette: readonly [main: string, deep: string, light: string]
  sport: string
}

const OUTLINES = [
  'M50 4L92 18V54C92 76 74 90 50 97C26 90 8 76 8 54V18Z',
  'M50 3A47 47 0 1 1 49.9 3Z',
  'M50 3L91 26.5V73.5L50 97L9 73.5V26.5Z',
  'M20 5H80Q95 5 95 20V80Q95 95 80 95H20Q5 95 5 80V20Q5 5 20 5Z',
]

type Sign = (palette: MadeCrestOptions['palette']) => string

const waves: Sign = ([, deep, light]) =>
  `<path d="M0 58Q25 40 50 58T100 58V100H0Z" fill="${light}"/><path d="M0 74Q25 58 50 74T100 74V100H0Z" fill="${deep}"/><circle cx="50" cy="34" r="13" fill="#fff"/>`
const peaks: Sign = ([, deep, light]) =>
  `<path d="M0 84L34 38L56 66L72 46L100 84V100H0Z" fill="${light}"/><path d="M0 96L50 62L100 96V100H0Z" fill="${deep}"/><circle cx="68" cy="26" r="9" fill="#fff"/>`
const stripes: Sign = ([, deep, light]) =>
  `<path d="M28 0H44V100H28ZM56 0H72V100H56Z" fill="${light}"/><circle cx="50" cy="50" r="20" fill="${deep}"/><circle cx="50" cy="50" r="9" fill="#fff"/>`
const orbits: Sign = ([, , light]) =>
  `<circle cx="50" cy="50" r="27" fill="none" stroke="#fff" stroke-width="6"/><ellipse cx="50" cy="50" rx="40" ry="14" fill="none" stroke="${light}" stroke-width="5" transform="rotate(-28 50 50)"/><circle cx="50" cy="50" r="9" fill="${light}"/>`
const petals: Sign = ([, deep, light]) =>
  `${[0, 72, 144, 216, 288].map((turn) => `<ellipse cx="50" cy="30" rx="12" ry="19" fill="${light}" transform="rotate(${turn} 50 50)"/>`).join('')}<circle cx="50" cy="50" r="10" fill="${deep}"/>`

const SIGNS: readonly Sign[] = [waves, peaks, stripes]
const ARTISTS: readonly Sign[] = [orbits, petals]

/** Draws a crest, 100x100, for a team that has none: its seed decides the shape, and the document the colours. */
export function madeCrest(scope: Scope, { palette, sport }: MadeCrestOptions): Picture {
  const draw = rng(scope.seed)
  const signs = sport === 'artist' ? ARTISTS : SIGNS
  const outline = OUTLINES[Math.floor(draw() * OUTLINES.length)] ?? ''
  const sign = signs[Math.floor(draw() * signs.length)] ?? waves
  const body = [
    `<clipPath id="${scope.id('outline')}"><path d="${outline}"/></clipPath>`,
    `<g clip-path="${scope.url('outline')}"><path d="${outline}" fill="${palette[0]}"/>${sign(palette)}</g>`,
    `<path d="${outline}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="3"/>`,
  ]
  return { width: 100, height: 100, body: body.join('') }
}
