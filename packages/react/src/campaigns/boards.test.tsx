import { createFandeck } from '@fandeck/sdk'
import { aCampaign, aCampaignState, aMatch, testKit } from '@fandeck/sdk/testing'
import { getCampaignEndpoint, getCampaignStateEndpoint, pickPlayerEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import {
  FandeckProvider,
  useCampaign,
  useCampaignState,
  useFlip,
  useFormation,
  useMatchPick,
  useMissions,
} from '../index.ts'

afterEach(cleanup)
const slug = 'fcanyang-2025'
const match = aMatch()

function Page() {
  const { data: name } = useCampaign({ slug, query: { select: ({ team }) => team.name } })
  const { data: state } = useCampaignState({ slug })
  const [pick, actions] = useMatchPick({ slug, match })
  const vote = () => {
    actions.select(2)
    void actions.submit()
  }
  return (
    <button type="button" onClick={vote}>
      {name} {state?.picks.length} {pick.mom.picked}
    </button>
  )
}

function Boards() {
  const [formation] = useFormation({ slug, players: undefined })
  const [{ openGroup }, missions] = useMissions({ slug })
  const [{ index }, flip] = useFlip({ count: 3 })
  const press = () => {
    missions.open(4)
    flip.flip(1)
  }
  return (
    <button type="button" onClick={press}>
      {formation.selectedFormation} {openGroup} {index}
    </button>
  )
}

test('a document and the own state are fetched, and the reply of a pick changes the state', async () => {
  const { fandeck, server, clock } = testKit({ loggedIn: true })
  server.answer(getCampaignEndpoint, { campaign: aCampaign({ slug }), omitted: [] })
  let asked = 0
  server.answer(getCampaignStateEndpoint, () => {
    asked++
    return aCampaignState({ picks: [{ matchId: 1, kind: 'firstScorer', slot: 4 }] })
  })
  server.answer(pickPlayerEndpoint, {
    matchId: 1,
    kind: 'mom' as const,
    counts: [{ slot: 2, count: 1 }],
  })
  render(
    <FandeckProvider fandeck={fandeck}>
      <Page />
    </FandeckProvider>,
  )
  await act(() => clock.advance(10))
  expect(screen.getByRole('button').textContent).toBe('FC서울 1 ')
  await act(async () => {
    screen.getByRole('button').click()
    await clock.advance(10)
  })
  expect(screen.getByRole('button').textContent).toBe('FC서울 2 2')
  expect(asked).toBe(1)
})

test('D27 D32 boards render their state; the server renders none of this device’s draft', async () => {
  const { fandeck, storage } = testKit()
  const slots = Array(11).fill(null).with(0, 2023)
  storage.setItem(`fandeck:formation:${slug}:formation`, JSON.stringify({ formation: '433', slots }))
  const page = (client: typeof fandeck) => (
    <FandeckProvider fandeck={client}>
      <Boards />
    </FandeckProvider>
  )
  const html = renderToString(page(createFandeck({ marketUrl: 'https://api.example' })))
  expect(html.replaceAll('<!-- -->', '')).toContain('442  -1')
  render(page(fandeck))
  expect(screen.getByRole('button').textContent).toBe('433  -1')
  act(() => screen.getByRole('button').click())
  expect(screen.getByRole('button').textContent).toBe('433 PROFESSIONAL 1')
})
