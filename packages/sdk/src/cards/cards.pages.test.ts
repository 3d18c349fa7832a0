import { describe, expect, test } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { aCardMetadata, PICTURE } from '../testing/fixtures.ts'
import { type TestKit, testKit } from '../testing/test-kit.ts'
import { getCardsEndpoint, getOwnedCardsEndpoint, getPacksEndpoint } from './cards.endpoints.ts'
import type { MyCard } from './cards.rules.ts'
import type { OwnedCard } from './cards.schema.ts'
import { getCards, getMyPacks, type MyPack } from './cards.ts'

const packNames = ['deck']
const aCopy = (edition: number): OwnedCard => ({
  cardId: 101,
  editionTitle: 'PRISM',
  designImage: PICTURE,
  designId: 1,
  amount: 1,
  edition,
})
const editions = (count: number) => Array.from({ length: count }, (_, at) => count - at)
const editionsOf = (cards: readonly MyCard[] = []) => cards.map(({ edition }) => edition)

/** A member with copies of one design; the server answers pages by the last edition unless `whole`. */
function memberWith(copies: number[], { whole = false } = {}) {
  const kit = testKit({ loggedIn: true })
  const asked: (string | null)[] = []
  kit.server.answer(getPacksEndpoint, { deck: { packId: 9, mintings: [] } })
  kit.server.answer(getCardsEndpoint, { cards: [aCardMetadata()] })
  const answer = (change: (page: number) => Response | undefined = () => undefined) =>
    kit.server.answer(getOwnedCardsEndpoint, ({ query }) => {
      const cursor = query.get('cursor')
      const failure = change(asked.push(cursor))
      if (failure) return failure
      const rows = copies.filter((edition) => cursor === null || edition < Number(cursor)).map(aCopy)
      const page = whole ? rows : rows.slice(0, Number(query.get('limit') ?? rows.length))
      return { cards: page, ...(page.length < rows.length && { next: String(page.at(-1)?.edition) }) }
    })
  answer()
  return { ...kit, asked, answer }
}
const load = async ({ fandeck }: Pick<TestKit, 'fandeck'>) => {
  const first: MyPack[][] = []
  const packs = await getMyPacks(fandeck, { packNames }, { onFirst: (packs) => first.push(packs) })
  return { all: editionsOf(packs[0]?.cards), first: first.map(([pack]) => editionsOf(pack?.cards)) }
}

describe('D113 the pages of a deck', () => {
  test('shows the newest 1,000 cards first and returns all, newest first', async () => {
    const { asked, ...kit } = memberWith(editions(2500))
    expect(await load(kit)).toEqual({ all: editions(2500), first: [editions(2500).slice(0, 1000)] })
    // The last request asks for what came while the others ran.
    expect(asked).toEqual([null, '1501', '501', null])
  })

  test('is one request for a deck of one page', async () => {
    const { asked, ...kit } = memberWith(editions(3))
    expect(await load(kit)).toEqual({ all: [3, 2, 1], first: [] })
    expect(asked).toEqual([null])
  })

  test('takes the full answer of a server that ignores the limit', async () => {
    const { asked, ...kit } = memberWith(editions(2500), { whole: true })
    expect(await load(kit)).toEqual({ all: editions(2500), first: [] })
    expect(asked).toEqual([null])
  })

  test('decodes a full answer in more than one task', async () => {
    const kit = memberWith(editions(2500), { whole: true })
    let tasks = 0
    const timer = setInterval(() => tasks++)
    await load(kit)
    clearInterval(timer)
    expect(tasks).toBeGreaterThan(5)
  })

  test('has a card that comes between the pages, and each card once', async () => {
    const copies = editions(2500)
    const kit = memberWith(copies)
    kit.answer((page) => {
      // The last card of the first page, received again, and one that is new.
      if (page === 2) copies.splice(0, copies.length, 2502, 2501, ...editions(2500))
      return undefined
    })
    expect((await load(kit)).all).toEqual(editions(2502))
  })

  test('lacks only the card that is gone between the pages', async () => {
    const copies = editions(2500)
    const kit = memberWith(copies)
    kit.answer((page) => {
      if (page === 2) copies.splice(999, 1)
      return undefined
    })
    expect((await load(kit)).all).toEqual(editions(2500).toSpliced(999, 1))
  })

  test('fails when a later page fails, after the first cards', async () => {
    const kit = memberWith(editions(2500))
    kit.answer((page) => (page > 1 ? refuse(400, '나중에 다시 시도해 주세요.') : undefined))
    const first: MyPack[][] = []
    const asked = getMyPacks(kit.fandeck, { packNames }, { onFirst: (packs) => first.push(packs) })
    await expect(asked).rejects.toMatchObject({ status: 400 })
    expect(first[0]?.[0]?.cards).toHaveLength(1000)
  })

  test('ends at a cursor that comes again', async () => {
    const kit = testKit()
    kit.server.answer(getCardsEndpoint, { cards: [aCardMetadata()], next: 'same' })
    expect(await getCards(kit.fandeck, { packId: 9 })).toHaveLength(2)
  })

  test('D85 leaves out a row that cannot be read, and refuses a reply without rows', async () => {
    const kit = testKit()
    const reply = (data: unknown) => () => Response.json({ status: '200', message: '', data })
    kit.server.answer(getCardsEndpoint, { cards: [] })
    kit.server.on('GET /card/metadata/:pack', reply({ card_list: [{ wrong: true }] }))
    expect(await getCards(kit.fandeck, { packId: 9 })).toEqual([])
    expect(kit.logged[0]).toContain('GET /card/metadata/:packId: left out 1 unreadable row')
    kit.server.on('GET /card/metadata/:pack', reply({ card_list: 3 }))
    const failed: unknown[] = []
    kit.fandeck.on('http:bad-reply', (event) => failed.push(event))
    await expect(getCards(kit.fandeck, { packId: 9 })).rejects.toMatchObject({ code: 'http/bad-reply' })
    expect(failed).toMatchObject([{ endpoint: 'GET /card/metadata/:packId' }])
  })
})
