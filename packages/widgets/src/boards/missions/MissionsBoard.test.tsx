import { FandeckProvider } from '@fandeck/react'
import { type MissionStatus, missionGroup } from '@fandeck/sdk/campaigns'
import { aBadge, aMissionsSection, refuse } from '@fandeck/sdk/testing'
import { getBadgesEndpoint, getPacksEndpoint, recruitPlayerEndpoint } from '@fandeck/sdk/wire'
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { turnCard } from '../../card-reveal/reveal.test-helper.ts'
import { gone, settled } from '../../settled.test-helper.ts'
import { koCampaignsErrors } from '../../theme/errors/campaigns.ko.ts'
import { aDesign, BASEBALL, type BoardKitOptions, boardKit, unreachable } from '../board/board.fixtures.tsx'
import { MissionsBoard } from './MissionsBoard.tsx'

// A busy machine loads a lazy part later than a press is settled.
beforeAll(() =>
  Promise.all([
    import('./MissionReward.tsx'),
    import('../../badges/BadgeShare.tsx'),
    import('../../celebration/Celebration.tsx'),
  ]),
)
afterEach(cleanup)

const missions = (...statuses: MissionStatus[]) => ({
  missions: statuses.map((status, at) => ({ board: 'missions', number: at + 1, status })),
})

async function show({
  owned,
  state,
  on,
  disabledParts,
}: {
  owned?: readonly number[]
  disabledParts?: string[]
  state?: ReturnType<typeof missions>
  on?: BoardKitOptions['on']
} = {}) {
  const kit = boardKit({
    loggedIn: owned !== undefined,
    designs: [aDesign(9001, '문이랑', '내야수')],
    owned,
    state,
    on,
    disabledParts,
  })
  const onSignIn = vi.fn()
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <MissionsBoard
        slug="ten-missions"
        packs={['fcseoul-2025']}
        section={aMissionsSection()}
        team={BASEBALL}
        onSignIn={onSignIn}
      />
    </FandeckProvider>,
  )
  await settled()
  return { ...kit, onSignIn }
}
const group = (name: RegExp) => screen.getByRole('button', { name })
const rows = () => screen.getAllByRole('listitem')

describe('S1.11 S3.32 the ten missions', () => {
  test.each([
    ['nine', 9, aMissionsSection().title?.replace('\n', ' ')],
    ['all ten', 10, '엠블럼을 완성했어요'],
  ])('have a title of their own once %s are recruited', async (_, recruited, title) => {
    const statuses = Array.from(
      { length: 10 },
      (_, at): MissionStatus => (at < recruited ? 'RECRUITED' : 'COMPLETE'),
    )
    await show({ owned: [], state: missions(...statuses) })
    expect(screen.getByRole('heading', { level: 2 }).textContent?.replace('\n', ' ')).toBe(title)
  })

  test.each([
    ['BEGINNER', [1, 2]],
    ['PROFESSIONAL', [3, 4, 5, 6]],
    ['SPECIALIST', [7, 8, 9, 10]],
  ])('S4.44 %s opens with its missions, and closes the other groups', async (name, numbers) => {
    expect(numbers.map(missionGroup)).toEqual(numbers.map(() => name))
    await show({ owned: [] })
    expect(screen.queryAllByRole('listitem')).toHaveLength(0)
    fireEvent.click(group(/^0\/2BEGINNER/))
    if (name !== 'BEGINNER') fireEvent.click(group(new RegExp(name)))
    expect(screen.getAllByRole('button', { expanded: true })).toHaveLength(1)
    const open = within(screen.getByRole('region', { name: new RegExp(name) }))
    expect(open.getAllByRole('listitem').map((row) => row.querySelector('b')?.textContent)).toEqual(
      numbers.map((number) => `${number}번 미션`),
    )
  })

  test.each([
    [[], 1],
    [['points'], 0],
  ])('name the points of a reward, but not in a shop without %j', async (disabledParts, named) => {
    await show({ owned: [], disabledParts })
    fireEvent.click(group(/BEGINNER/))
    expect(rows().filter((row) => /\dP/.test(row.textContent ?? ''))).toHaveLength(named * rows().length)
  })

  test('S4.43 READY, COMPLETE and RECRUITED have their own action', async () => {
    await show({ owned: [9001], state: missions('RECRUITED', 'COMPLETE') })
    fireEvent.click(group(/BEGINNER/))
    const [first, second] = rows()
    expect(first?.textContent).toContain('영입 완료')
    expect(first?.querySelector('img')).toBeTruthy()
    expect(second?.textContent).toContain('영입하기')
    fireEvent.click(group(/PROFESSIONAL/))
    const ready = screen.getAllByText('도전 중')
    expect(ready).toHaveLength(4)
    // The back of a card that the fan does not have yet.
    expect(ready.map((one) => one.closest('li')?.querySelector('img'))).toEqual([null, null, null, null])
    expect(screen.getByText('영입 · 1명 영입 대기 · 8명 남음').textContent).toBeTruthy()
  })

  test('S5.17 the pictures that the server has not named come with the next group that opens', async () => {
    const { server, clock } = await show({
      owned: [9001],
      state: missions('RECRUITED', 'COMPLETE', 'COMPLETE'),
      on: { 'GET /card/pack/init': unreachable },
    })
    await act(() => clock.advance(60_000))
    fireEvent.click(group(/BEGINNER/))
    await act(() => clock.advance(60_000))
    await settled()
    expect(rows()[0]?.querySelector('img')).toBeNull()
    server.answer(getPacksEndpoint, { 'fcseoul-2025': { packId: 1, mintings: [] } })
    fireEvent.click(group(/PROFESSIONAL/))
    fireEvent.click(group(/BEGINNER/))
    await waitFor(() => expect(rows()[0]?.querySelector('img')).toBeTruthy())
  })

  test('S4.43 a press recruits the player once, and says so', async () => {
    const { server } = await show({ owned: [9001], state: missions('COMPLETE') })
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 1, status: 'RECRUITED' })
    fireEvent.click(group(/BEGINNER/))
    const press = screen.getByRole('button', { name: /영입하기/ })
    fireEvent.click(press)
    fireEvent.click(press)
    await settled()
    expect(rows()[0]?.textContent).toContain('영입 완료+100P')
    expect(screen.getByText('선수 1 영입을 마쳤어요.')).toBeTruthy()
    expect(server.requests.filter(({ method }) => method === 'POST')).toHaveLength(1)
  })

  test.each([
    ['without a card', undefined],
    ['after its card', { cardId: 9001, edition: 12, name: '엠블럼', image: '' }],
  ])('S4.43 the emblem is celebrated %s, once and until a press', async (_, card) => {
    const nine = Array.from({ length: 9 }, (): MissionStatus => 'RECRUITED')
    const { server } = await show({ owned: [9001], state: missions(...nine, 'COMPLETE') })
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 10, status: 'RECRUITED', card })
    server.answer(getBadgesEndpoint, { badges: [aBadge({ kind: 'emblem', key: 'ten-missions' })] })
    const confetti = () => document.querySelector('.fandeck-missions > .fandeck-confetti')
    const share = () => screen.queryByRole('button', { name: '완성 이미지 공유하기' })
    expect(share()).toBeNull()
    fireEvent.click(group(/SPECIALIST/))
    fireEvent.click(screen.getByRole('button', { name: /^엠블럼 받기/ }))
    await settled()
    if (card) {
      expect(confetti()).toBeNull()
      await turnCard()
      fireEvent.click(screen.getByRole('button', { name: '덱에서 보기' }))
      await gone()
      await settled()
    }
    await vi.waitFor(() => expect(confetti()).toBeTruthy(), 10_000)
    expect(rows().at(-1)?.textContent).toContain('엠블럼 완성')
    await vi.waitFor(() => expect(share()).toBeTruthy(), 10_000)
    fireEvent.keyDown(document.body, { key: 'Escape' })
    expect(confetti()).toBeNull()
  })

  test('the card of a reward arrives', async () => {
    const { server } = await show({ owned: [9001], state: missions('COMPLETE') })
    const card = { cardId: 9001, edition: 12, name: '선수 1', image: '' }
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 1, status: 'RECRUITED', card })
    fireEvent.click(group(/BEGINNER/))
    fireEvent.click(screen.getByRole('button', { name: /영입하기/ }))
    await settled()
    await turnCard()
    expect(screen.getByRole('heading', { name: '문이랑의 베이직 카드예요' })).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: '덱에서 보기' }))
    await gone()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  test('the card of a reward arrives by its reply, and stays open when the designs fail later', async () => {
    const late = Promise.withResolvers<Response>()
    const { server } = await show({
      owned: [9001],
      state: missions('COMPLETE'),
      on: { 'GET /card/pack/init': () => late.promise },
    })
    const card = { cardId: 9001, edition: 12, name: '선수 1', image: '' }
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 1, status: 'RECRUITED', card })
    fireEvent.click(group(/BEGINNER/))
    fireEvent.click(screen.getByRole('button', { name: /영입하기/ }))
    await settled()
    await turnCard()
    expect(screen.getByRole('heading', { name: '선수 1 카드예요' })).toBeTruthy()
    late.resolve(refuse(403, '볼 수 없어요.'))
    await settled()
    expect(screen.getByRole('heading', { name: '선수 1 카드예요' })).toBeTruthy()
  })

  test('D30 the emblem opens with the ninth recruit', async () => {
    const { server } = await show({
      owned: [],
      state: missions(...Array<MissionStatus>(9).fill('RECRUITED'), 'COMPLETE'),
    })
    server.answer(recruitPlayerEndpoint, { board: 'missions', number: 10, status: 'RECRUITED' })
    fireEvent.click(group(/SPECIALIST/))
    fireEvent.click(screen.getByRole('button', { name: /엠블럼 받기/ }))
    await settled()
    expect(screen.getByText('엠블럼을 받았어요.')).toBeTruthy()
  })

  test('a refusal is reported, and the mission can be tried again', async () => {
    const { server } = await show({ owned: [9001], state: missions('COMPLETE') })
    server.on('POST /campaign/:slug/recruit', () => refuse(409, '닫혔어요', 'CLOSED'))
    fireEvent.click(group(/BEGINNER/))
    fireEvent.click(screen.getByRole('button', { name: /영입하기/ }))
    await settled()
    expect(screen.getByRole('alert').textContent).toBe(koCampaignsErrors['campaigns/closed'])
    expect(screen.getByRole('button', { name: /영입하기/ }).getAttribute('aria-busy')).toBeNull()
  })

  test('a fan without cards sees how to get some', async () => {
    const words = '미션 카드가 아직 없어요. 카드팩을 열거나 카드 코드를 스캔해 보세요.'
    await show({ owned: [] })
    expect(screen.getByText(words)).toBeTruthy()
    cleanup()
    await show({ owned: [9001] })
    expect(screen.queryByText(words)).toBeNull()
  })

  test('a visitor is asked to sign in, a member is not', async () => {
    const { onSignIn } = await show()
    fireEvent.click(screen.getByRole('button', { name: '로그인하고 도전하기' }))
    expect(onSignIn).toHaveBeenCalledOnce()
    cleanup()
    await show({ owned: [] })
    expect(screen.queryByRole('button', { name: '로그인하고 도전하기' })).toBeNull()
  })
})
