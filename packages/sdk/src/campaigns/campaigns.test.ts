import { describe, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { aCampaign, aCampaignState, aMatch, someSections } from '../testing/campaign-fixtures.ts'
import { refuse } from '../testing/fake-server.ts'
import { NOON } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { Campaign } from './campaigns.document.schema.ts'
import {
  getCampaignEndpoint,
  getCampaignStateEndpoint,
  getSharedFormationEndpoint,
  pickPlayerEndpoint,
  recruitPlayerEndpoint,
  saveFormationEndpoint,
  shareFormationEndpoint,
  upgradeCardsEndpoint,
} from './campaigns.endpoints.ts'
import { emptySlots } from './campaigns.formation.rules.ts'
import { readCampaign } from './campaigns.read.ts'
import { boardOf, pageOfPath, periodPhase, sectionsOf, slugOfPath } from './campaigns.rules.ts'
import {
  getCampaign,
  getCampaignState,
  getSharedFormation,
  pickPlayer,
  recruitPlayer,
  saveFormation,
  shareFormation,
  upgradeCards,
} from './campaigns.ts'

const slug = 'fcseoul-2025'
const wire = (change: Partial<Campaign> = {}) => z.encode(Campaign, aCampaign(change))

describe('the document', () => {
  test('a campaign of every kind of section survives the wire', async () => {
    const { fandeck, server, logged } = testKit()
    server.answer(getCampaignEndpoint, { campaign: aCampaign(), omitted: [] })
    expect(await getCampaign(fandeck, { slug })).toEqual(aCampaign())
    expect(server.requests[0]?.headers.has('authorization')).toBe(false)
    expect(logged).toEqual([])
  })

  test('a running site leaves out unknown kinds, shows the rest and logs it', async () => {
    const { fandeck, server, logged } = testKit()
    const document = wire()
    const sections = [{ kind: 'hologram', title: '새로운 보드' }, ...(document.pages[0]?.sections ?? [])]
    server.on('GET /campaign/:slug', () =>
      Response.json({ status: '200', data: { ...document, pages: [{ path: '/fcseoul-2025', sections }] } }),
    )
    const campaign = await getCampaign(fandeck, { slug })
    expect(sectionsOf(campaign)).toEqual(someSections())
    expect(logged).toEqual([expect.stringContaining('GET /campaign/:slug: left out 1 unreadable row(s)')])
  })

  test.each([
    ['team.crest', { team: { ...wire().team, crest: undefined } }],
    ['team.palette', { team: { ...wire().team, palette: ['red', '#000000', '#ffffff'] } }],
    ['metadata', { metadata: { title: '<b>제목</b>', description: '설명' } }],
    ['header', { header: undefined }],
    ['packs[0]', { packs: ['<script>'] }],
    ['pages[1]', { pages: [...wire().pages, { path: 'no slash', sections: [] }] }],
    [
      'pages[0].sections[0]',
      { pages: [{ path: '/a', sections: [{ kind: 'text', paragraphs: ['<img>'] }] }] },
    ],
  ])('without a readable %s the rest is shown', (path, change) => {
    const read = readCampaign({ ...wire(), ...change })
    expect(read?.omitted.map((one) => one.path)).toEqual([path])
    expect(read?.campaign.team.name).toBe('FC서울')
  })

  test.each([
    [undefined],
    [null],
    ['text'],
    [[]],
    [{}],
    [{ ...wire(), slug: '../admin' }],
    [{ ...wire(), team: {} }],
    [{ ...wire(), pages: [] }],
    [{ ...wire(), pages: 'none' }],
  ])('without a slug, a name or a page it is no campaign: %j', (value) => {
    expect(readCampaign(value)).toBeUndefined()
  })

  test('a reply that is no campaign fails the call', async () => {
    const { fandeck, server } = testKit()
    server.on('GET /campaign/:slug', () => Response.json({ status: '200', data: { slug, pages: [] } }))
    await expect(getCampaign(fandeck, { slug })).rejects.toMatchObject({ code: 'http/bad-reply' })
  })

  test.each(['javascript:alert(1)', '//evil.example', '/\\evil.example', 'data:text/html,x', '/a b'])(
    'a link to %s is left out',
    (linkUrl) => {
      const hero = { kind: 'hero', title: '제목', action: { label: '보기', linkUrl } }
      const read = readCampaign({ ...wire(), pages: [{ path: '/fcseoul-2025', sections: [hero] }] })
      expect(read?.campaign.pages[0]?.sections).toEqual([])
    },
  )
})

describe('the rules of pages', () => {
  test.each([
    ['/dhcfc-2025/main?tab=2', 'dhcfc-2025'],
    ['/itta-magazine/1', 'itta-magazine'],
    ['/fcseoul-2025', 'fcseoul-2025'],
    ['/', undefined],
    ['', undefined],
  ])('D35 the path %s belongs to the campaign %s', (path, expected) => {
    expect(slugOfPath(path)).toBe(expected)
  })

  test('a path finds its page, with a query, a fragment or a trailing slash, and no other', () => {
    const [page] = aCampaign().pages
    const campaign = aCampaign({
      pages: [{ path: '/fcseoul-2025/main', sections: [] }, ...(page ? [page] : [])],
    })
    expect(pageOfPath(campaign, '/fcseoul-2025/main/?a=1#b')?.path).toBe('/fcseoul-2025/main')
    expect(pageOfPath(campaign, '/fcseoul-2025')).toEqual(page)
    expect(pageOfPath(campaign, '/fcseoul-2025/2')).toBeUndefined()
  })

  test('a board is found by its id and kind', () => {
    const named = aCampaign({
      pages: [
        {
          path: '/fcseoul-2025',
          sections: [{ kind: 'matchPick', id: 'derby', matches: [aMatch()] }, ...someSections()],
        },
      ],
    })
    expect(boardOf(named, 'matchPick', 'derby')?.id).toBe('derby')
    expect(boardOf(named, 'matchPick')?.id).toBeUndefined()
    expect(boardOf(named, 'formation', 'derby')).toBeUndefined()
  })

  test.each([
    [undefined, 0, 'open'],
    [{ startAt: 10, endAt: 20 }, 9, 'upcoming'],
    [{ startAt: 10, endAt: 20 }, 10, 'open'],
    [{ startAt: 10, endAt: 20 }, 20, 'closed'],
  ])('the period %j is at %d %s', (period, now, phase) => {
    expect(periodPhase(period, now)).toBe(phase)
  })
})

describe('the calls', () => {
  test('the own state goes with the session if there is one', async () => {
    const state = aCampaignState({
      picks: [{ matchId: 1, kind: 'mom', slot: 2 }],
      tallies: [{ matchId: 1, kind: 'mom', counts: [{ slot: 2, count: 7 }] }],
      missions: [{ board: 'missions', number: 3, status: 'COMPLETE' }],
      upgrades: [
        { board: 'upgrade', cardId: 2101, edition: 7, name: '한이준', image: '/a.webp', upgradedAt: NOON },
      ],
      formations: [{ board: 'formation', formation: '433', slots: emptySlots().slice(), savedAt: NOON }],
    })
    for (const loggedIn of [true, false]) {
      const { fandeck, server } = testKit({ loggedIn })
      server.answer(getCampaignStateEndpoint, state)
      expect(await getCampaignState(fandeck, { slug })).toEqual(state)
      expect(server.requests[0]?.headers.has('authorization')).toBe(loggedIn)
    }
  })

  test('D27 a formation is posted to the campaign with the board', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const slots = [2023, ...emptySlots().slice(1)]
    server.answer(saveFormationEndpoint, { board: 'formation', formation: '343', slots, savedAt: NOON })
    const saved = vi.fn()
    fandeck.on('campaigns:formation-saved', saved)
    await saveFormation(fandeck, { slug, board: 'formation', formation: '343', slots })
    expect(server.requests[0]).toMatchObject({
      path: '/campaign/fcseoul-2025/formation',
      body: { board_key: 'formation', formation: '343', slot_list: slots },
    })
    expect(saved).toHaveBeenCalledExactlyOnceWith({ slug, board: 'formation', formation: '343', filled: 1 })
  })

  test('D27 a formation is shared by its board, and anyone reads it by its key', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const shareKey = 'k_-4567890123456789012'
    const image = `https://api.example/cdn/share/${shareKey}.jpg`
    const shared = { board: 'formation', shareKey, formation: '442' as const, image, sharedAt: NOON }
    server.answer(shareFormationEndpoint, shared)
    server.answer(getSharedFormationEndpoint, shared)
    expect(await shareFormation(fandeck, { slug, board: 'formation' })).toEqual(shared)
    expect(await getSharedFormation(fandeck, { slug, shareKey })).toEqual(shared)
    expect(server.requests).toMatchObject([
      { path: '/campaign/fcseoul-2025/share', body: { board_key: 'formation' } },
      { path: `/campaign/fcseoul-2025/share/${shareKey}` },
    ])
    expect(server.requests[1]?.headers.has('authorization')).toBe(false)
  })

  test('D28 an upgrade sends three copies and its key', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const result = { cardId: 2101, edition: 7, name: '한이준', image: '/a.webp' }
    server.answer(upgradeCardsEndpoint, result)
    const cards = [1, 2, 3].map((edition) => ({ cardId: 2002, edition }))
    const input = { slug, board: 'upgrade', cards, idempotencyKey: 'the-upgrade' }
    expect(await upgradeCards(fandeck, input)).toEqual(result)
    expect(server.requests[0]?.headers.get('idempotency-key')).toBe('the-upgrade')
    expect(server.requests[0]?.body).toEqual({
      board_key: 'upgrade',
      card_list: cards.map(({ cardId, edition }) => ({ metadata_idx: cardId, edition })),
    })
  })

  test('D29 a pick sends match_idx, kind and slot', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    const tally = { matchId: 1, kind: 'firstScorer' as const, counts: [{ slot: -1, count: 1 }] }
    server.answer(pickPlayerEndpoint, tally)
    expect(await pickPlayer(fandeck, { slug, matchId: 1, kind: 'firstScorer', slot: -1 })).toEqual(tally)
    expect(server.requests[0]?.body).toEqual({ match_idx: 1, kind: 'firstScorer', slot: -1 })
  })

  test('D30 a recruit sends the board and the number', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 5, status: 'RECRUITED' })
    expect(await recruitPlayer(fandeck, { slug, board: 'missions', number: 5 })).toMatchObject({ number: 5 })
    expect(server.requests[0]?.body).toEqual({ board_key: 'missions', mission_no: 5 })
  })

  test('D29 a vote that has not opened says when it will', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /campaign/:slug/pick', () =>
      Response.json(
        {
          status: '409',
          message: '아직이에요.',
          code: 'NOT_OPEN',
          data: { open_dttm: '2026-11-20 12:00:00' },
        },
        { status: 409 },
      ),
    )
    await expect(pickPlayer(fandeck, { slug, matchId: 1, kind: 'mom', slot: 0 })).rejects.toMatchObject({
      code: 'campaigns/not-open',
      details: { opensAt: NOON },
    })
  })

  test('refusals carry the codes of the campaigns', async () => {
    const { fandeck, server } = testKit({ loggedIn: true })
    server.on('POST /campaign/:slug/recruit', () => refuse(409, '아직이에요.', 'NOT_COMPLETE'))
    server.on('GET /campaign/:slug', () => refuse(404, '없어요.', 'NOT_FOUND'))
    const recruit = recruitPlayer(fandeck, { slug, board: 'missions', number: 5 })
    await expect(recruit).rejects.toMatchObject({ code: 'campaigns/not-complete' })
    await expect(getCampaign(fandeck, { slug: 'x' })).rejects.toMatchObject({ code: 'campaigns/not-found' })
  })
})
