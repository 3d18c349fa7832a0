import { type ArtistOptions, artist } from './artist.ts'
import { type AthleteOptions, athlete, CARD } from './athlete.ts'
import { backdrop } from './backdrop.ts'
import { crest } from './crest.ts'
import { type LandscapeOptions, landscape } from './landscape.ts'
import { type MagazineOptions, magazine } from './magazine.ts'
import { linear, type Picture, place, type Scope } from './svg.ts'

export type Finish = 'basic' | 'foil' | 'prism' | 'sign'

/** The picture of one card; `seed` is its metadata or design index as text. */
export type CardArt =
  | ({ kind: 'athlete'; seed: string } & AthleteOptions)
  | ({ kind: 'artist'; seed: string } & ArtistOptions)
  | ({ kind: 'magazine' } & MagazineOptions)
  | ({ kind: 'landscape'; seed: string } & LandscapeOptions)
  | { kind: 'emblem'; team: string }

export function cardTeam(card: CardArt): string {
  if (card.kind === 'artist') return card.idol
  return card.kind === 'magazine' ? 'itta' : card.team
}

export function cardSeed(card: CardArt): string {
  if (card.kind === 'magazine') return String(card.issue)
  return card.kind === 'emblem' ? card.team : card.seed
}

/** A card without a player: the crest alone on its team's ground. */
function emblem(scope: Scope, team: string): Picture {
  const ground = backdrop(scope.child('ground', team), { team, motif: 'rings', ...CARD })
  const sign = place(crest(scope.child('sign', team), { team }), { x: 65, y: 130, width: 200 })
  return { ...CARD, body: ground.body + sign }
}

/** The bare picture of a card, 330x510, without finish, crest or words. */
export function cardPicture(scope: Scope, card: CardArt): Picture {
  switch (card.kind) {
    case 'athlete':
      return athlete(scope, card)
    case 'artist':
      return artist(scope, card)
    case 'magazine':
      return magazine(scope, card)
    case 'landscape':
      return landscape(scope, card)
    case 'emblem':
      return emblem(scope, card.team)
  }
}

const RAINBOW = ['#ff7ad9', '#ffe66d', '#6dffb8', '#5cc8ff', '#b388ff'] as const
const EDGE = ['#ff9ae0', '#ffe08a', '#8dffc2', '#7cd0ff', '#c0a4ff'] as const

function foil(scope: Scope, finish: Finish): string {
  if (finish === 'basic') return ''
  if (finish === 'sign') {
    const gold = linear(
      scope.id('foil'),
      [40, 60],
      [300, 430],
      [
        [0.3, '#fff2c4', 0],
        [0.5, '#ffe08a', 0.9],
        [0.68, '#ffe08a', 0],
      ],
    )
    return `${gold}<rect width="330" height="510" fill="${scope.url('foil')}" style="mix-blend-mode:soft-light"/>`
  }
  const [opacity, from, to] = finish === 'prism' ? [0.62, 0, 1] : [0.6, 0.3, 0.72]
  const colors = RAINBOW.map((color, index) => [from + ((to - from) * (index + 0.5)) / 5, color] as const)
  const [first, last] = [RAINBOW[0], RAINBOW[4]]
  const rainbow = linear(scope.id('foil'), [20, 30], [310, 480], [[from, first, 0], ...colors, [to, last, 0]])
  return `${rainbow}<rect width="330" height="510" fill="${scope.url('foil')}" opacity="${opacity}" style="mix-blend-mode:overlay"/>`
}

function edge(scope: Scope, finish: Finish): string {
  const line = 'x="10" y="10" width="310" height="490" rx="13" fill="none"'
  if (finish === 'sign') return `<rect ${line} stroke="#FFE3A1" stroke-width="2"/>`
  if (finish !== 'prism') return `<rect ${line} stroke="#fff" stroke-opacity=".5" stroke-width="1.5"/>`
  const stops = EDGE.map((color, index) => [index / 4, color] as const)
  return `${linear(scope.id('edge'), [10, 10], [320, 500], stops)}<rect ${line} stroke="${scope.url('edge')}" stroke-width="2.3"/>`
}

/** Cuts the content of a card to its round corners, and adds foil and edge line of its finish. */
export function finished(scope: Scope, content: string, finish: Finish): string {
  const corner = scope.id('corner')
  return [
    `<clipPath id="${corner}"><rect width="330" height="510" rx="20"/></clipPath>`,
    `<g clip-path="${scope.url('corner')}">${content}${foil(scope, finish)}</g>`,
    edge(scope, finish),
  ].join('')
}

/** A card as it appears in a fan: round corners, finish, edge line and crest; its words belong to the page. */
export function cardFace(scope: Scope, card: CardArt, finish: Finish = 'basic'): Picture {
  const picture = cardPicture(scope.child('art', cardSeed(card)), card)
  const badge =
    card.kind === 'magazine' || card.kind === 'emblem'
      ? ''
      : place(crest(scope.child('crest', ''), { team: cardTeam(card) }), { x: 23, y: 23, width: 43 })
  return { ...CARD, body: finished(scope, picture.body, finish) + badge }
}
