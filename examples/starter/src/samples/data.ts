import type { CardMetadata } from '@fandeck/sdk/cards'
import type { Banner } from '@fandeck/sdk/content'
import type { DrawnCard, Drop, DropInformation } from '@fandeck/sdk/drops'
import { aCardMetadata, aDrawnCard, aDrop, aDropInformation } from '@fandeck/sdk/testing'

const HOUR = 3_600_000
/** The pack of both drops. */
export const PACK = { packName: 'first-pack', title: '첫 번째 팩' }

/** A picture of a card in two colours, without a network. */
const picture = (from: string, to: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 330 510"><linearGradient id="a" x2=".6" y2="1"><stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/></linearGradient><path d="M0 0H330V510H0Z" fill="url(#a)"/><g fill="none" stroke="#fff" stroke-width="2" opacity=".5"><circle cx="165" cy="215" r="60"/><circle cx="165" cy="215" r="95"/><circle cx="165" cy="215" r="130"/></g><path d="M165 130l26 54 59 8-43 41 11 59-53-28-53 28 11-59-43-41 59-8z" fill="#fff" opacity=".9"/></svg>`,
  )}`

const DESIGNS = [
  { cardId: 101, cardName: '새벽', editionTitle: 'BASIC', image: picture('#ff9a76', '#5b2a86') },
  { cardId: 102, cardName: '한낮', editionTitle: 'FOIL', image: picture('#ffd166', '#118ab2') },
  { cardId: 103, cardName: '노을', editionTitle: 'BASIC', image: picture('#ef476f', '#26547c') },
  { cardId: 104, cardName: '한밤', editionTitle: 'PRISM', image: picture('#3a86ff', '#0b132b') },
]
const EDITIONS = 500

/** The first design's picture. */
export const THUMB = DESIGNS[0]?.image ?? ''

/** The drops: one is open for a week, the other opens in two days. */
export function sampleDrops(now: number): Record<number, Drop> {
  const info = { totalPacks: 300, maxPerOrder: 5, maxPerMember: 100, paymentAmount: 5000 }
  const vendor = { name: '예시 상점', address: '서울특별시 예시구 예시로 1', phone: '02-555-0100' }
  const [open, later] = [
    { title: '첫 번째 팩', startAt: now - HOUR, endAt: now + 168 * HOUR },
    { title: '두 번째 팩', startAt: now + 48 * HOUR, endAt: now + 216 * HOUR },
  ]
  return {
    1: aDrop({ info: { ...info, ...open }, vendor }),
    2: aDrop({ info: { ...info, ...later }, vendor }),
  }
}

/** The banner of the home page, which leads to the open drop. */
export const sampleBanner = (now: number): Banner => ({
  seq: 1,
  label: PACK.title,
  name: '우리의 첫 카드를\n모아 보세요',
  startAt: now - HOUR,
  endAt: now + 168 * HOUR,
  used: true,
  linkUrl: '/drops/1',
  pcImage: THUMB,
  mobileImage: THUMB,
  sort: 1,
  newWindow: false,
})

/** What the list of drops says of them. */
export const sampleInformation = (drops: Record<number, Drop>): DropInformation[] =>
  Object.entries(drops).map(([dropId, { info }]) =>
    aDropInformation({
      dropId: Number(dropId),
      packName: PACK.packName,
      collectionLink: PACK.packName,
      title: info.title,
      thumb: THUMB,
      cards: DESIGNS.map((design) => ({ ...design, editionTotal: EDITIONS })),
    }),
  )

/** The designs of the pack. */
export const sampleDesigns = (): CardMetadata[] =>
  DESIGNS.map((design, at) =>
    aCardMetadata({
      ...design,
      designId: at + 1,
      designImage: design.image,
      attributes: [
        { trait_type: 'number', value: at + 1 },
        { trait_type: 'edition_total', value: EDITIONS },
      ],
    }),
  )

/** The cards of an order, which are the same each time it is opened. */
export const drawnCards = (orderId: string, count: number): DrawnCard[] =>
  Array.from({ length: count }, (_, at) => {
    const place = Number(orderId.split('-').at(-1)) * 15 + at
    const { cardId, cardName, editionTitle, image } = DESIGNS[place % DESIGNS.length] ?? {}
    const change = { cardId, cardName, editionTitle, image }
    return aDrawnCard({ ...change, edition: (place % EDITIONS) + 1, editionTotal: EDITIONS })
  })
