import { type BackdropOptions, backdrop, shade, stage } from './backdrop.ts'
import { type CardArt, cardFace, cardPicture, cardSeed, cardTeam, type Finish } from './card-face.ts'
import { fillAll, type Picture, place, px, radial, type Scope } from './svg.ts'

export interface FacedCard {
  art: CardArt
  finish?: Finish
}

export interface FanOptions extends BackdropOptions {
  /** Left, right and front card; the front one lies above. */
  cards: readonly [left: FacedCard, right: FacedCard, front: FacedCard]
  /** Width of one card and the middle and top of the fan, in the picture's own units. */
  cardWidth: number
  centerX: number
  top: number
}

function shadow(scope: Scope, cardWidth: number): string {
  const region = 'x="-30%" y="-30%" width="160%" height="170%"'
  const drop = `dx="0" dy="${px(cardWidth * 0.05)}" stdDeviation="${px(cardWidth * 0.07)}"`
  const flood = 'flood-color="#0A0610" flood-opacity=".45"'
  return `<filter id="${scope.id('shadow')}" ${region}><feDropShadow ${drop} ${flood}/></filter>`
}

/** A fan of three cards on the background of a team, for banners, events and popups. */
export function fan(scope: Scope, options: FanOptions): Picture {
  const { width, height, cards, cardWidth, centerX, top } = options
  const cardHeight = (cardWidth * 510) / 330
  const lay = (index: 0 | 1 | 2, side: number) => {
    const { art, finish } = cards[index]
    const face = cardFace(scope.child(`card${index}`, cardSeed(art)), art, finish)
    const x = centerX - cardWidth / 2 + side * cardWidth * 0.3
    const y = side === 0 ? top - cardHeight * 0.04 : top
    const placed = place(face, {
      x,
      y,
      width: cardWidth,
      turn: side * 11,
      pivot: [centerX, top + cardHeight * 1.2],
    })
    return `<g filter="${scope.url('shadow')}">${placed}</g>`
  }
  const ground = backdrop(scope.child('ground', scope.seed), options)
  const body = [ground.body, shadow(scope, cardWidth), lay(0, -1), lay(1, 1), lay(2, 0)]
  return { width, height, body: body.join('') }
}

export interface TileOptions extends BackdropOptions {
  card: FacedCard
}

/** One card at the right edge, dark below for the title, for the tiles of originals. */
export function tile(scope: Scope, options: TileOptions): Picture {
  const { width, height, card } = options
  const face = cardFace(scope.child('card', cardSeed(card.art)), card.art, card.finish)
  const cardWidth = height * 0.5
  const placed = place(face, { x: width - cardWidth * 0.82, y: height * 0.08, width: cardWidth, turn: 9 })
  const ground = stage(scope.child('ground', scope.seed), options)
  const lit = `<g filter="${scope.url('shadow')}">${placed}</g>`
  return { width, height, body: ground + shadow(scope, cardWidth) + lit + shade(scope, options) }
}

export interface ThumbOptions {
  card: FacedCard
  /** Side of the square, 176 by default. */
  size?: number
}

/** A small card on its team's colour: rows of events, benefits and drops. */
export function thumb(scope: Scope, { card, size = 176 }: ThumbOptions): Picture {
  const team = scope.team(cardTeam(card.art))
  const face = cardFace(scope.child('card', cardSeed(card.art)), card.art, card.finish)
  const width = size * 0.5
  const x = (size - width) / 2
  const y = (size - (width * 510) / 330) / 2
  const glow = radial(scope.id('glow'), [size * 0.5, size * 0.2], size * 0.8, [
    [0, '#fff', 0.28],
    [1, '#fff', 0],
  ])
  const square = { width: size, height: size }
  const body = [
    fillAll(square, team.color1),
    glow,
    fillAll(square, scope.url('glow')),
    shadow(scope, width),
    `<g filter="${scope.url('shadow')}">${place(face, { x, y, width, turn: -8 })}</g>`,
  ]
  return { ...square, body: body.join('') }
}

/** The head and shoulders of a card as a square, for profile pictures. */
export function portrait(scope: Scope, { card }: { card: CardArt }): Picture {
  const picture = cardPicture(scope.child('card', cardSeed(card)), card)
  const nested = `<svg width="320" height="320" viewBox="5 ${px(96)} 320 320">${picture.body}</svg>`
  return { width: 320, height: 320, body: nested }
}
