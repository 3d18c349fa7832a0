import { FORMATIONS, type FormationName } from '@fandeck/sdk/campaigns'
import { type CardArt, cardFace, cardSeed, type Finish } from '../art/card-face.ts'
import { fillAll, linear, type Picture, place, px, scopeOf, toSvg } from '../art/svg.ts'
import type { FindTeam } from '../art/teams.ts'
import { widthOf, words } from '../art/words.ts'
import { ground as groundOf, mixed } from './share-colours.ts'

/** The size of a picture for link previews. */
export const SHARE_SIZE = { width: 1200, height: 630 } as const

/** A card on the pitch. */
export interface SharedCard {
  art: CardArt
  team: FindTeam
  finish: Finish
  name: string
  number: number | undefined
}

/** What the picture shows. */
export interface SharePicture {
  team: { name: string; palette: readonly [string, string, string] }
  crest: Picture
  subtitle: string | undefined
  nickname: string
  formation: FormationName
  /** The eleven slots; `undefined` for an empty one. */
  cards: readonly (SharedCard | undefined)[]
  /** Such as `2025.11.21(금)`. */
  day: string
  /** The letters of the shop's logo. */
  wordmark: string
}

const NAME_LENGTH = 12
const CENTRE = 830
/** The distance of the cards of a row, by their count. */
const SPREADS = [0, 0, 172, 154, 154, 134]
/** The width of a card and the tops of the rows, from the goalkeeper up; a formation of five rows has smaller cards. */
const FOUR_ROWS = { width: 92, tops: [466, 316, 168, 20] }
const FIVE_ROWS = { width: 74, tops: [504, 380, 256, 132, 8] }
/** The outer players of a row of four or five stand higher. */
const LIFT = 14

/** Returns the places of the eleven cards, in the order of the slots. */
export function sharePlaces(formation: FormationName) {
  const counts = [1, ...[...formation].map(Number)]
  const { width, tops } = counts.length > 4 ? FIVE_ROWS : FOUR_ROWS
  return counts.flatMap((count, row) =>
    Array.from({ length: count }, (_, at) => {
      const outer = count >= 4 && (at === 0 || at === count - 1)
      return {
        width,
        height: (width * 510) / 330,
        x: CENTRE - width / 2 + (at - (count - 1) / 2) * (SPREADS[count] ?? 0),
        y: (tops[row] ?? 0) - (outer ? Math.min(LIFT, tops[row] ?? 0) : 0),
      }
    }),
  )
}

type Place = ReturnType<typeof sharePlaces>[number]

function cardAt(card: SharedCard, { x, y, width, height }: Place, key: string): string {
  const face = cardFace(scopeOf(key, cardSeed(card.art), card.team), card.art, card.finish)
  const caption = `${card.number ?? ''} ${card.name}`.trim()
  return [
    `<rect x="${px(x + 1)}" y="${px(y + 5)}" width="${width}" height="${px(height)}" rx="8" fill="#000" opacity=".28"/>`,
    place(face, { x, y, width }),
    words(caption, {
      x: x + width * 0.075,
      baseline: y + height - width * 0.1,
      size: width * 0.145,
      weight: 'ExtraBold',
      tracking: -0.02,
      most: width * 0.85,
    }),
  ].join('')
}

function emptyAt({ x, y, width, height }: Place, position: string): string {
  const size = width * 0.17
  return [
    `<rect x="${px(x)}" y="${px(y)}" width="${width}" height="${px(height)}" rx="8" fill="#fff" fill-opacity=".06" stroke="#fff" stroke-opacity=".5" stroke-width="1.5" stroke-dasharray="5 4"/>`,
    words(position, {
      x: x + width / 2 - widthOf(position, { size }) / 2,
      baseline: y + height / 2 + size * 0.36,
      size,
      opacity: 0.8,
    }),
  ].join('')
}

const PITCH = [
  '<path d="M548 0H1112L1186 630H474Z" fill="#fff" fill-opacity=".02"/>',
  '<path d="M548 0 474 630M1112 0 1186 630M523 316H1137M690 0 684 92H976L970 0M641 630 652 530H1008L1019 630" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>',
  '<ellipse cx="830" cy="316" rx="100" ry="74" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>',
].join('')

/** The light above the pitch. */
const floodlight = (colour: string) =>
  `<radialGradient id="floodlight" gradientUnits="userSpaceOnUse" cx="0" cy="0" r="1" gradientTransform="translate(${CENTRE} 0) scale(600 760)"><stop stop-color="${colour}" stop-opacity=".25"/><stop offset="1" stop-color="${colour}" stop-opacity="0"/></radialGradient>`

const BANDS = `<g fill="#fff" opacity=".05">${[-60, 160, 380].map((x) => `<path d="M${x} 630 ${x + 270} 0h96L${x + 96} 630z"/>`).join('')}</g>`

const WORDMARK = { size: 35, weight: 'ExtraBold', tracking: -0.05, most: 320 } as const

/** Returns the width of the logo. */
export const logoWidth = (wordmark: string) => 52 + Math.min(WORDMARK.most, widthOf(wordmark, WORDMARK))

/** The mark of cards and the letters of the shop's logo. */
export const logo = (x: number, y: number, wordmark: string) =>
  [
    `<g transform="translate(${x} ${y}) scale(1.3)" fill="#fff">`,
    [
      [-34, 0.28],
      [-4, 0.55],
      [26, 1],
    ]
      .map(
        ([turn, opacity]) =>
          `<rect x="10.5" y="4" width="13" height="19" rx="3" opacity="${opacity}" transform="rotate(${turn} 17 27)"/>`,
      )
      .join(''),
    '</g>',
    words(wordmark, { x: x + 52, baseline: y + 28, ...WORDMARK }),
  ].join('')

function chip(text: string, x: number): { svg: string; width: number } {
  const size = 22
  const width = Math.round(widthOf(text, { size }) + 44)
  const svg = `<rect x="${x}" y="378" width="${width}" height="52" rx="26" fill="#fff" fill-opacity=".13" stroke="#fff" stroke-opacity=".22" stroke-width="1.5"/>${words(text, { x: x + 22, baseline: 412, size })}`
  return { svg, width }
}

/** Returns the first letters of a nickname, without a torn one. */
const shortName = (nickname: string) =>
  [...new Intl.Segmenter('ko').segment(nickname)]
    .slice(0, NAME_LENGTH)
    .map(({ segment }) => segment)
    .join('')

/** Draws the picture of a shared formation: the team's colours, the eleven and what the fan calls it (D27). */
export function sharePicture({
  team,
  crest,
  subtitle,
  nickname,
  formation,
  cards,
  day,
  wordmark,
}: SharePicture): string {
  const [light, dark] = groundOf(team.palette)
  const ground = linear(
    'ground',
    [-36, 203],
    [1236, 427],
    [
      [0, mixed(light, dark, 0.2)],
      [0.76, dark],
    ],
  )
  const slots = FORMATIONS[formation]
  const eleven = sharePlaces(formation).map((at, slot) => {
    const card = cards[slot]
    return card ? cardAt(card, at, `share/${slot}`) : emptyAt(at, slots[slot]?.position ?? '')
  })
  const first = chip([...formation].join('-'), 64)
  const body = [
    ground,
    fillAll(SHARE_SIZE, 'url(#ground)'),
    floodlight(team.palette[2]),
    fillAll(SHARE_SIZE, 'url(#floodlight)'),
    BANDS,
    PITCH,
    place(crest, { x: 64, y: 66, width: 64 }),
    words(team.name, { x: 144, baseline: 89, size: 25, most: 320 }),
    subtitle
      ? words(subtitle, { x: 144, baseline: 121, size: 19, weight: 'Medium', opacity: 0.8, most: 320 })
      : '',
    words(`${shortName(nickname)}의`, {
      x: 64,
      baseline: 262,
      size: 30,
      weight: 'Medium',
      opacity: 0.9,
      most: 400,
    }),
    words('베스트 11', { x: 62, baseline: 342, size: 74, weight: 'ExtraBold', tracking: -0.05 }),
    first.svg,
    chip(day, 64 + first.width + 10).svg,
    logo(64, 533, wordmark),
    // The last rows lie below the first, as on a pitch seen from behind the goal.
    ...eleven.toReversed(),
  ]
  return toSvg({ ...SHARE_SIZE, body: body.join('') })
}
