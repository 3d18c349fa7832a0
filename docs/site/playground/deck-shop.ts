import type { CardMetadata, OwnedCard } from '@fandeck/sdk/cards'
import { aCardMetadata, aClaimedCard, type FakeServer } from '@fandeck/sdk/testing'
import {
  claimCodeEndpoint,
  getCardsEndpoint,
  getFavouritesEndpoint,
  getFilterFormEndpoint,
  getOwnedCardsEndpoint,
  getPacksEndpoint,
  getUnopenedPacksEndpoint,
} from '@fandeck/sdk/wire'
import { crest, IDOLS, PLAYERS, picture } from './art.ts'

const SEOUL = { team_color_1: '#C4122F', team_color_2: '#17090D', team_color_3: '#FFB199' }
const PACKS: Readonly<Record<string, number>> = { 'orblit-1st-deck': 1, 'fcseoul-2025': 2 }

const attributesOf = (values: Readonly<Record<string, string | number>>) =>
  Object.entries(values).map(([trait_type, value]) => ({ trait_type, value }))

/** The designs of the two packs. */
const DESIGNS: Readonly<Record<number, CardMetadata[]>> = {
  1: IDOLS.map(({ editionTotal, image, ...card }, at) =>
    aCardMetadata({
      ...card,
      image,
      designId: at + 1,
      designImage: image,
      attributes: attributesOf({ number: at + 1, edition_total: editionTotal, team: 'ORBLIT' }),
    }),
  ),
  2: PLAYERS.map(([cardId, cardName, number, position, art]) =>
    aCardMetadata({
      cardId,
      cardName,
      designId: cardId,
      editionTitle: number === 10 ? 'PRISM' : 'BASIC',
      image: picture(art),
      designImage: picture(art),
      attributes: attributesOf({
        number,
        position,
        sub: `${position} · 2025 시즌`,
        edition_total: 1000,
        team: 'FC서울',
        crest: crest(),
        ...SEOUL,
      }),
    }),
  ),
}

/** The pack in a path, such as `/card/metadata/1/my`. */
const designsAt = (path: string) => DESIGNS[Number(path.split('/')[3])] ?? []

/** Answers with the cards of a member, who has all but the last of each pack, or none. */
export function answerDeck(server: FakeServer, isEmpty: boolean): void {
  const now = Date.now()
  server.answer(
    getPacksEndpoint,
    Object.fromEntries(
      Object.entries(PACKS).map(([name, packId]) => [
        name,
        {
          packId,
          mintings: [
            {
              mintingId: 1,
              mintingName: '2025',
              credentialsType: 'NFT',
              startAt: now - 86_400_000,
              endAt: now + 86_400_000,
            },
          ],
        },
      ]),
    ),
  )
  server.answer(getCardsEndpoint, ({ path }) => ({ cards: designsAt(path) }))
  server.answer(getOwnedCardsEndpoint, ({ path }) => {
    const owned = designsAt(path).slice(0, -1)
    return {
      cards: isEmpty
        ? []
        : owned.map(
            ({ cardId, designId, editionTitle, designImage }, at): OwnedCard => ({
              cardId,
              designId,
              editionTitle,
              designImage,
              amount: 1,
              edition: at + 10,
              tokenId: null,
              receivedAt: now - at * 86_400_000,
            }),
          ),
    }
  })
  server.answer(getFilterFormEndpoint, {
    filters: [
      {
        key: 'finish',
        label: '피니시',
        options: ['BASIC', 'FOIL', 'PRISM', 'SIGN'].map((value) => ({ value, label: value })),
      },
    ],
  })
  server.answer(getUnopenedPacksEndpoint, [])
  server.answer(getFavouritesEndpoint, { rows: [] })
  server.answer(claimCodeEndpoint, aClaimedCard({ image: picture('ijun') }))
}
