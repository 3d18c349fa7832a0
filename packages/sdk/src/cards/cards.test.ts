import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { ok } from '../testing/fake-server.ts'
import { aCardMetadata, aMyCard, aSessionRecord, NOON, PICTURE } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { cardAttribute, joinCards, printOf } from './cards.rules.ts'
import { CardListReply, CardMetadata, OwnedCard, OwnedCardListReply, PackInitReply } from './cards.schema.ts'
import { getCards, getMyCards, getMyPacks, getPacks } from './cards.ts'

const owned = {
  cardId: 101,
  editionTitle: 'PRISM',
  designImage: PICTURE,
  designId: 1,
  amount: 1,
  edition: 127,
}
const common = { metadata_idx: 101, edition_title: 'PRISM', design_image: PICTURE, design_idx: 1 }

describe('the wire', () => {
  test('S3.21 a row of card_list', () => {
    const { attributes } = aCardMetadata()
    const wire = { ...common, card_name: '소하', image: PICTURE, attributes }
    expect(z.decode(CardMetadata, wire)).toEqual(aCardMetadata())
    expect(z.encode(CardMetadata, aCardMetadata())).toEqual(wire)
  })

  test('S3.22 a row of the own list has amount and edition instead', () => {
    const wire = { ...common, amount: 1, edition: 127 }
    expect(z.decode(OwnedCard, wire)).toEqual(owned)
    expect(z.encode(OwnedCard, owned)).toEqual(wire)
  })

  test('S3.22 a row of the own list says when the copy was received, if the server knows', () => {
    const wire = { ...common, amount: 1, edition: 127, acquired_dttm: '2026-11-20 12:00:00' }
    expect(z.decode(OwnedCard, wire)).toEqual({ ...owned, receivedAt: NOON })
    const [dated, undated] = joinCards(
      [
        { ...owned, receivedAt: NOON },
        { ...owned, receivedAt: null },
      ],
      [aCardMetadata()],
    )
    expect([dated?.receivedAt, undated?.receivedAt]).toEqual([NOON, undefined])
  })

  test('S3.20 packs by name', () => {
    const minting = [
      {
        minting_name: '1차',
        minting_idx: 3,
        credentials_type: 'OCR',
        start_dttm: '2026-11-20 12:00:00',
        end_dttm: '2026-11-20 12:00:01',
      },
    ]
    expect(z.decode(PackInitReply, { deck: { pack_idx: 9, minting } })).toEqual({
      deck: {
        packId: 9,
        mintings: [
          { mintingName: '1차', mintingId: 3, credentialsType: 'OCR', startAt: NOON, endAt: NOON + 1000 },
        ],
      },
    })
  })
})

describe('the contracts', () => {
  test('S7.8 GET /card/metadata/{pack_idx} goes without a token', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /card/metadata/9', () => ok(CardListReply, { cards: [aCardMetadata()] }))
    expect(await getCards(fandeck, { packId: 9 })).toEqual([aCardMetadata()])
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
  })

  test('S7.10 GET /card/pack/init sends the names in one value, parted by commas', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /card/pack/init', () => ok(PackInitReply, {}))
    expect(await getPacks(fandeck, { packNames: ['deck-1', '덱 2'] })).toEqual({})
    expect([...(server.requests[0]?.query ?? [])]).toEqual([['pack_name_list', 'deck-1,덱 2']])
  })

  test('S7.9 GET /card/metadata/{pack_idx}/my carries the bearer, and each card gets its design', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /card/pack/init', () => ok(PackInitReply, { deck: { packId: 9, mintings: [] } }))
    server.on('GET /card/metadata/9', () => ok(CardListReply, { cards: [aCardMetadata()] }))
    server.on('GET /card/metadata/9/my', () => ok(OwnedCardListReply, { cards: [owned] }))
    expect(await getMyCards(fandeck, { packNames: ['deck'] })).toEqual([aMyCard()])
    const own = server.requests.find(({ path }) => path.endsWith('/my'))
    expect(own?.headers.get('authorization')).toBe(`Bearer ${aSessionRecord().accessToken}`)
  })

  test('designs are fetched only for packs with cards', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const packs = { empty: { packId: 8, mintings: [] }, deck: { packId: 9, mintings: [] } }
    server.on('GET /card/pack/init', () => ok(PackInitReply, packs))
    server.on('GET /card/metadata/8/my', () => ok(OwnedCardListReply, { cards: [] }))
    server.on('GET /card/metadata/9/my', () => ok(OwnedCardListReply, { cards: [owned] }))
    const designs = [aCardMetadata(), aCardMetadata({ cardId: 102 })]
    server.on('GET /card/metadata/9', () => ok(CardListReply, { cards: designs }))
    expect(await getMyPacks(fandeck, { packNames: ['empty', 'deck'] })).toEqual([
      { packName: 'deck', packId: 9, designs, cards: [aMyCard()] },
    ])
    expect(server.requests.map(({ path }) => path)).not.toContain('/card/metadata/8')
    expect(server.requests).toHaveLength(4)
  })

  test('D58 a member’s card has its token id once minted', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('GET /card/pack/init', () => ok(PackInitReply, { deck: { packId: 9, mintings: [] } }))
    server.on('GET /card/metadata/9', () => ok(CardListReply, { cards: [aCardMetadata()] }))
    server.on('GET /card/metadata/9/my', () =>
      ok(OwnedCardListReply, { cards: [{ ...owned, tokenId: '20417' }, owned] }),
    )
    const cards = await getMyCards(fandeck, { packNames: ['deck'] })
    expect(cards.map(({ tokenId }) => tokenId)).toEqual(['20417', undefined])
  })

  test('fetching own cards fails when signed out', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /card/pack/init', () => ok(PackInitReply, { deck: { packId: 9, mintings: [] } }))
    server.on('GET /card/metadata/9', () => ok(CardListReply, { cards: [] }))
    await expect(getMyCards(fandeck, { packNames: ['deck'] })).rejects.toMatchObject({
      code: 'session/no-session',
    })
  })
})

describe('the rules', () => {
  test('S3.22 joinCards leaves out a card whose design is unknown, and keeps the order', () => {
    const designs = [aCardMetadata({ cardId: 1, attributes: [] }), aCardMetadata({ cardId: 2 })]
    const cards = [3, 2, 1, 2].map((cardId, at) => ({ ...owned, cardId, edition: at }))
    expect(
      joinCards(cards, designs).map(({ cardId, edition, editionTotal }) => [cardId, edition, editionTotal]),
    ).toEqual([
      [2, 1, 1000],
      [1, 2, undefined],
      [2, 3, 1000],
    ])
  })

  test('cardAttribute gives the text of a value, 0 included, or undefined', () => {
    const card = {
      attributes: [
        { trait_type: 'number', value: 0 },
        { trait_type: 'team', value: '' },
      ],
    }
    expect(['number', 'team', 'position'].map((trait) => cardAttribute(card, trait))).toEqual([
      '0',
      '',
      undefined,
    ])
  })
})

describe('the print of a card', () => {
  const print = (color3: string) => {
    const colours = ['#C4122F', '#17090d', color3]
    const attributes = colours.map((value, at) => ({ trait_type: `team_color_${at + 1}`, value }))
    return printOf({ ...aCardMetadata(), attributes })
  }

  test('has the colours of its team', () => {
    expect(print('#fb9').team).toEqual({
      color1: '#C4122F',
      color2: '#17090d',
      color3: '#fb9',
      crest: undefined,
    })
  })

  test.each([
    'image-set("https://evil.example/a.png")',
    'red; background: url(//x)',
    'var(--x)',
    '#12345',
    '',
  ])('has no team by the colour %j, which could name an address', (colour) => {
    expect(print(colour).team).toBeUndefined()
  })
})
