import { type Finish, finished } from '../art/card-face.ts'
import { fillAll, linear, type Picture, place, px, radial, scopeOf, toSvg } from '../art/svg.ts'
import { widthOf, words } from '../art/words.ts'
import { ground as groundOf, mixed } from '../campaigns/share-colours.ts'
import { logo, logoWidth } from '../campaigns/share-picture.ts'
import type { Shape } from './shares.ts'

/** The size of each shape: for link previews, for a post and for a story. */
export const SHAPE_SIZES = {
  preview: { width: 1200, height: 630 },
  post: { width: 1080, height: 1350 },
  story: { width: 1080, height: 1920 },
} as const satisfies Record<Shape, { width: number; height: number }>

/** What the picture of a shared card shows; nothing in it names its owner. */
export interface SharedCardPicture {
  /** Its main, dark and light colour. */
  palette: readonly [string, string, string]
  /** The picture of the card, 330x510 in proportion, and the crest of its team, as addresses with their data. */
  art: string
  crest: string | undefined
  /** The cover of a magazine, which has its words in its picture. */
  isMagazine: boolean
  setTitle: string
  name: string
  number: number | undefined
  sub: string
  finish: Finish
  /** Such as `8 / 100`; `undefined` for a design without a copy. */
  copy: string | undefined
  /** The letters of the shop's logo. */
  wordmark: string
}

/** The size of the front of a card. */
export const CARD = { width: 330, height: 510 }

const image = (
  href: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
) =>
  `<image href="${href}" x="${x}" y="${y}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice"/>`

/** What the front of a card shows. */
export type SharedFront = Omit<SharedCardPicture, 'palette' | 'setTitle' | 'wordmark'>

/** The front of a card with its words, as `Card` of the widgets shows it; cards of one picture have different `key`s. */
export function front(shown: SharedFront, key = 'share/card'): Picture {
  const { art, crest, isMagazine, name, number, sub, finish, copy } = shown
  const scope = scopeOf(key, name)
  const drawn = image(art, { x: 0, y: 0, ...CARD })
  if (isMagazine) return { ...CARD, body: finished(scope, drawn, finish) }
  const shade = linear(
    scope.id('shade'),
    [0, 270],
    [0, 510],
    [
      [0, '#000', 0],
      [1, '#000', 0.78],
    ],
  )
  const content = drawn + shade + fillAll(CARD, scope.url('shade'))
  const digits = number === undefined ? '' : String(number)
  const indent = digits === '' ? 0 : widthOf(digits, { size: 44, weight: 'ExtraBold' }) + 10
  const pill = finish.toUpperCase()
  const pillWidth = widthOf(pill, { size: 15 }) + 22
  const body = [
    finished(scope, content, finish),
    crest ? image(crest, { x: 24, y: 24, width: 42, height: 42 }) : '',
    `<rect x="${px(306 - pillWidth)}" y="26" width="${px(pillWidth)}" height="30" rx="15" fill="#000" fill-opacity=".42"/>`,
    words(pill, { x: 306 - pillWidth + 11, baseline: 46.5, size: 15 }),
    words(digits, { x: 26, baseline: 444, size: 44, weight: 'ExtraBold', tracking: -0.03 }),
    words(name, {
      x: 26 + indent,
      baseline: sub ? 428 : 444,
      size: 27,
      weight: 'ExtraBold',
      most: 278 - indent,
    }),
    sub
      ? words(sub, {
          x: 26 + indent,
          baseline: 446,
          size: 14,
          weight: 'Medium',
          opacity: 0.85,
          most: 278 - indent,
        })
      : '',
    copy ? words(`No.${copy}`, { x: 26, baseline: 478, size: 17, opacity: 0.9 }) : '',
  ]
  return { ...CARD, body: body.join('') }
}

export interface Layout {
  card: { x: number; y: number; width: number }
  /** The words: the middle or the left of their lines, the baseline of the first one, and their size. */
  words: { x: number; isMiddle: boolean; y: number; scale: number; most: number }
  logoY: number
}

const LAYOUTS: Record<Shape, Layout> = {
  preview: {
    card: { x: 792, y: 48, width: 346 },
    words: { x: 64, isMiddle: false, y: 250, scale: 1.15, most: 640 },
    logoY: 533,
  },
  post: {
    card: { x: 260, y: 76, width: 560 },
    words: { x: 540, isMiddle: true, y: 1037, scale: 1, most: 900 },
    logoY: 1240,
  },
  story: {
    card: { x: 160, y: 180, width: 760 },
    words: { x: 540, isMiddle: true, y: 1466, scale: 1.25, most: 900 },
    logoY: 1790,
  },
}

/** The lines of words: the distance from the first one, and how they look. */
const LINES = {
  set: { below: 0, size: 32, weight: 'Medium', opacity: 0.85 },
  name: { below: 92, size: 80, weight: 'ExtraBold' },
  facts: { below: 152, size: 34, opacity: 0.92 },
} as const

/** Draws a line of the words below, or beside, the card. */
export function line(
  text: string,
  name: keyof typeof LINES,
  { x, isMiddle, y, scale, most }: Layout['words'],
) {
  const { below, ...look } = LINES[name]
  const style = { ...look, size: look.size * scale }
  const left = isMiddle ? x - Math.min(most, widthOf(text, style)) / 2 : x
  return words(text, { ...style, x: left, baseline: y + below * scale, most })
}

const bandsOf = (height: number) =>
  `<g fill="#fff" opacity=".05">${[-60, 260, 580].map((x) => `<path d="M${x} ${height} ${px(x + height * 0.43)} 0h110L${x + 110} ${height}z"/>`).join('')}</g>`

/** The team's colours, with light behind the card. */
export function lightWith(
  palette: SharedCardPicture['palette'],
  size: { width: number; height: number },
  card: Layout['card'],
) {
  const [light, dark] = groundOf(palette)
  const height = (card.width * CARD.height) / CARD.width
  const centre = [card.x + card.width / 2, card.y + height / 2] as const
  const corner = [size.width, size.height] as const
  return [
    linear('ground', [0, 0], corner, [
      [0, mixed(light, dark, 0.15)],
      [0.8, dark],
    ]),
    fillAll(size, 'url(#ground)'),
    radial('glow', centre, height * 0.72, [
      [0, palette[2], 0.34],
      [1, palette[2], 0],
    ]),
    fillAll(size, 'url(#glow)'),
    bandsOf(size.height),
  ].join('')
}

/** The shadow of a card. */
export const shadowOf = ({ x, y, width }: Layout['card']) =>
  `<rect x="${x + 4}" y="${y + 14}" width="${width}" height="${px((width * CARD.height) / CARD.width)}" rx="${px(width * 0.06)}" fill="#000" opacity=".3"/>`

/** Draws the picture of a shared card on the ground of its team. */
export function sharedCardPicture(shape: Shape, shown: SharedCardPicture): string {
  const size = SHAPE_SIZES[shape]
  const { card, words: at, logoY } = LAYOUTS[shape]
  const { wordmark } = shown
  const body = [
    lightWith(shown.palette, size, card),
    shadowOf(card),
    place(front(shown), card),
    line(shown.setTitle, 'set', at),
    line(shown.name, 'name', at),
    line(`${shown.finish.toUpperCase()} · ${shown.copy}`, 'facts', at),
    logo(at.isMiddle ? at.x - logoWidth(wordmark) / 2 : at.x, logoY, wordmark),
  ]
  return toSvg({ ...size, body: body.join('') })
}
