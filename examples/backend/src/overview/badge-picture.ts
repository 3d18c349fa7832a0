import { place, px, toSvg } from '../art/svg.ts'
import { widthOf, words } from '../art/words.ts'
import { mixed } from '../campaigns/share-colours.ts'
import { logo, logoWidth } from '../campaigns/share-picture.ts'
import {
  CARD,
  front,
  lightWith,
  line,
  SHAPE_SIZES,
  type SharedFront,
  shadowOf,
} from '../cards/share-picture.ts'

/** The shapes of the pictures of a badge. */
export const BADGE_SHAPES = ['post', 'story'] as const
export type BadgeShape = (typeof BADGE_SHAPES)[number]

/** What the picture of a badge shows; nothing in it names the member. */
export interface BadgePicture {
  /** The main, dark and light colour of the team. */
  palette: readonly [string, string, string]
  /** The crest of the team, as an address with its data. */
  crest: string | undefined
  /** Up to three cards, the one in the middle first. */
  cards: readonly SharedFront[]
  title: string
  /** What is complete, such as `모두 모았어요`. */
  claim: string
  /** The number of its cards, missions or players. */
  count: number
  /** Such as `2025.11.21(금)`. */
  day: string
  /** The letters of the shop's logo. */
  wordmark: string
}

const LAYOUTS = {
  post: { card: { x: 330, y: 130, width: 420 }, words: { y: 988, scale: 1 }, logoY: 1236 },
  story: { card: { x: 310, y: 360, width: 460 }, words: { y: 1394, scale: 1.2 }, logoY: 1786 },
} as const

/** The places of the cards: the middle one, then the one to the left and the one to the right, smaller and behind it. */
const PLACES = [
  { across: 0, turn: 0, scale: 1 },
  { across: -0.62, turn: -9, scale: 0.86 },
  { across: 0.62, turn: 9, scale: 0.86 },
] as const

function fanOf(cards: readonly SharedFront[], at: { x: number; y: number; width: number }): string {
  const drawn = cards.slice(0, PLACES.length).flatMap((card, index) => {
    const spot = PLACES[index]
    if (!spot) return []
    const width = at.width * spot.scale
    const height = (width * CARD.height) / CARD.width
    const fallen = ((at.width * CARD.height) / CARD.width - height) / 2
    const x = at.x + (at.width - width) / 2 + spot.across * at.width
    const y = at.y + fallen + Math.abs(spot.turn) * 2
    const centre = `${px(x + width / 2)} ${px(y + height / 2)}`
    const picture = shadowOf({ x, y, width }) + place(front(card, `share/badge/${index}`), { x, y, width })
    return [`<g transform="rotate(${spot.turn} ${centre})">${picture}</g>`]
  })
  // The middle one is in front.
  return drawn.toReversed().join('')
}

/** The number of what is complete, above the words. */
function pill(
  count: number,
  { x, y, scale }: { x: number; y: number; scale: number },
  colour: string,
): string {
  const text = `${count} / ${count}`
  const look = { size: 28 * scale, weight: 'ExtraBold' } as const
  const width = widthOf(text, look) + 52 * scale
  const height = 54 * scale
  return [
    `<rect x="${px(x - width / 2)}" y="${px(y)}" width="${px(width)}" height="${px(height)}" rx="${px(height / 2)}" fill="${colour}" fill-opacity=".22" stroke="#fff" stroke-opacity=".6" stroke-width="2"/>`,
    words(text, { ...look, x: x - width / 2 + 26 * scale, baseline: y + height * 0.69 }),
  ].join('')
}

/** Draws the picture of a badge on the ground of its team. */
export function badgePicture(shape: BadgeShape, shown: BadgePicture): string {
  const size = SHAPE_SIZES[shape]
  const { card, words: at, logoY } = LAYOUTS[shape]
  const middle = { ...at, x: size.width / 2, isMiddle: true, most: 900 }
  const { palette, cards, crest, wordmark } = shown
  const crestSize = card.width * 0.9
  const body = [
    lightWith(palette, size, card),
    cards.length > 0
      ? fanOf(cards, card)
      : crest
        ? `<image href="${crest}" x="${px(middle.x - crestSize / 2)}" y="${px(card.y + card.width * 0.3)}" width="${px(crestSize)}" height="${px(crestSize)}"/>`
        : '',
    pill(
      shown.count,
      { x: middle.x, y: at.y - 112 * at.scale, scale: at.scale },
      mixed(palette[0], '#ffffff', 0.5),
    ),
    line(shown.title, 'set', middle),
    line(shown.claim, 'name', middle),
    line(shown.day, 'facts', middle),
    logo(middle.x - logoWidth(wordmark) / 2, logoY, wordmark),
  ]
  return toSvg({ ...size, body: body.join('') })
}
