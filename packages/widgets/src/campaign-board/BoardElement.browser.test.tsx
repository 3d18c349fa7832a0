import { aCampaign, refuse } from '@fandeck/sdk/testing'
import { getCampaignEndpoint } from '@fandeck/sdk/wire'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BoardKitOptions, boardKit, slow, unreachable } from '../boards/board/board.fixtures.tsx'
import { configure } from '../element/element-config.ts'
import { FandeckBoardElement } from './Board.element.tsx'

const NAMES = [
  'fandeck-ready',
  'fandeck-error',
  'fandeck-sign-in-request',
  'fandeck-formation-saved',
  'fandeck-upgraded',
  'fandeck-picked',
  'fandeck-recruited',
] as const
const told: { type: string; detail: unknown; from: EventTarget | null }[] = []
const record = (event: Event) => {
  const { type, target: from } = event
  told.push({ type, from, detail: event instanceof CustomEvent ? event.detail : undefined })
}
const said = vi.spyOn(console, 'error')

beforeAll(async () => {
  FandeckBoardElement.define()
  for (const name of NAMES) addEventListener(name, record)
  // Transforms the code of the boards up front, so that the first test does not time out.
  await Promise.all([import('../boards/formation/index.ts'), import('../boards/match-pick/index.ts')])
})
beforeEach(() => void said.mockImplementation(() => {}))
afterEach(() => {
  document.body.replaceChildren()
  told.length = 0
  said.mockReset()
})

const kitOf = (options: BoardKitOptions = {}) => {
  const kit = boardKit(options)
  configure({ fandeck: kit.fandeck })
  return kit
}
function put(attributes: Record<string, string>) {
  const element = document.createElement('fandeck-board')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return document.body.appendChild(element)
}
const textOf = (element: Element) => element.shadowRoot?.textContent ?? ''
const find = (element: Element, selector: string) => element.shadowRoot?.querySelector(selector)
const button = (element: Element, name: string) =>
  [...(element.shadowRoot?.querySelectorAll('button') ?? [])].find((one) => one.textContent?.includes(name))
const types = () => told.map(({ type }) => type)
const seoul = { slug: 'fcseoul-2025' }

describe('<fandeck-board>', () => {
  test.each([
    ['formation', '.fandeck-formation'],
    ['upgrade', '.fandeck-upgrade'],
    ['matchPick', '.fandeck-match'],
    ['missions', '.fandeck-missions'],
    ['playerFilter', '.fandeck-player-filter'],
    ['flip', '.fandeck-flip'],
  ])('S3.29 draws the board %s of the document, and follows another id', async (board, selector) => {
    kitOf()
    const element = put({ ...seoul, board })
    await vi.waitFor(() => expect(find(element, selector)).toBeTruthy(), 20_000)
    await expect.poll(types).toEqual(['fandeck-ready'])
    const [other, next] = board === 'flip' ? ['missions', '.fandeck-missions'] : ['flip', '.fandeck-flip']
    Object.assign(element, { board: other })
    await vi.waitFor(() => expect(find(element, next)).toBeTruthy(), 20_000)
    expect(find(element, selector)).toBeNull()
    expect(said).not.toHaveBeenCalled()
  })

  test('is busy while the document loads', async () => {
    kitOf({ on: { 'GET /campaign/:slug': slow } })
    const element = put({ ...seoul, board: 'flip' })
    await vi.waitFor(() => expect(find(element, '[role="status"][aria-busy="true"]')).toBeTruthy())
    expect(textOf(element)).toContain('불러오는 중이에요')
  })

  test('names the boards of a campaign when the id is none of them, once, and shows a message to fans', async () => {
    kitOf()
    const element = put({ ...seoul, board: 'hero' })
    await vi.waitFor(() => expect(textOf(element)).toContain('보드를 찾을 수 없어요'))
    Object.assign(element, { loginOrigin: 'https://fandeck.example' })
    const boards = 'formation, upgrade, matchPick, missions, playerFilter, flip'
    const message = `The campaign fcseoul-2025 has no board "hero"; it has ${boards}.`
    await vi.waitFor(() => expect(said.mock.calls).toEqual([[`<fandeck-board>: ${message}`]]))
    expect(told.filter(({ type }) => type === 'fandeck-error')).toMatchObject([
      { detail: { code: 'config/invalid', error: { message } } },
    ])
    element.setAttribute('board', 'flip')
    await vi.waitFor(() => expect(find(element, '.fandeck-flip')).toBeTruthy(), 20_000)
  })

  test('reports an unknown campaign, and the attributes that are missing', async () => {
    kitOf({ on: { 'GET /campaign/:slug': () => refuse(404, '없어요', 'NOT_FOUND') } })
    const element = put({ slug: 'nobody', board: 'formation' })
    await vi.waitFor(() => expect(textOf(element)).toContain('보드를 찾을 수 없어요'))
    await vi.waitFor(() =>
      expect(said.mock.calls).toEqual([['<fandeck-board>: There is no campaign "nobody".']]),
    )
    said.mockClear()
    put({})
    put(seoul)
    await vi.waitFor(() =>
      expect(said.mock.calls).toEqual([
        ['<fandeck-board>: Set slug to a campaign, such as fcseoul-2025.'],
        ['<fandeck-board>: Set board to the id of a board, such as formation.'],
      ]),
    )
  })

  test('loads the document again after a failure', async () => {
    const { server, clock } = kitOf({ on: { 'GET /campaign/:slug': unreachable } })
    const element = put({ ...seoul, board: 'flip' })
    await vi.waitFor(async () => {
      await clock.advance(10_000)
      expect(button(element, '다시 시도하기')).toBeTruthy()
    })
    expect(types()).toEqual(['fandeck-ready'])
    server.answer(getCampaignEndpoint, { campaign: aCampaign(), omitted: [] })
    button(element, '다시 시도하기')?.click()
    await vi.waitFor(() => expect(find(element, '.fandeck-flip')).toBeTruthy(), 20_000)
  })

  test('is English with `lang="en"`: its states and its board', async () => {
    kitOf()
    const unknown = put({ ...seoul, board: 'bingo', lang: 'en' })
    await vi.waitFor(() => expect(textOf(unknown)).toContain('This board is not here'))
    const element = put({ ...seoul, board: 'formation', lang: 'en' })
    await vi.waitFor(() => expect(textOf(element)).toContain('Reset'), 20_000)
    expect(textOf(element)).not.toMatch(/초기화|포메이션/)
  })

  test('D46 D76 asks the page for the sign-in of a visitor', async () => {
    kitOf({ loggedIn: false })
    const element = put({ ...seoul, board: 'missions' })
    element.addEventListener('fandeck-sign-in-request', (event) => event.preventDefault())
    await vi.waitFor(() => expect(button(element, '로그인하고 도전하기')).toBeTruthy(), 20_000)
    button(element, '로그인하고 도전하기')?.click()
    expect(types()).toEqual(['fandeck-ready', 'fandeck-sign-in-request'])
  })

  test('D76 emits what happens on its own board, and nothing of another one', async () => {
    const { fandeck } = kitOf()
    const formation = put({ ...seoul, board: 'formation' })
    const votes = put({ ...seoul, board: 'matchPick' })
    await vi.waitFor(() => {
      expect(find(formation, '.fandeck-formation')).toBeTruthy()
      expect(find(votes, '.fandeck-match')).toBeTruthy()
    }, 20_000)
    told.length = 0
    const { events } = fandeck
    const saved = { ...seoul, formation: '442', filled: 11 }
    events.emit('campaigns:formation-saved', { ...saved, board: 'formation' })
    events.emit('campaigns:formation-saved', { ...saved, board: 'second' })
    events.emit('campaigns:formation-saved', { ...saved, slug: 'other', board: 'formation' })
    events.emit('campaigns:picked', { ...seoul, matchId: 1, kind: 'mom', slot: 2, counts: [] })
    events.emit('campaigns:picked', { ...seoul, matchId: 99, kind: 'mom', slot: 2, counts: [] })
    expect(told).toEqual([
      { type: 'fandeck-formation-saved', from: formation, detail: { formation: '442', filled: 11 } },
      { type: 'fandeck-picked', from: votes, detail: { matchId: 1, kind: 'mom', slot: 2 } },
    ])
  })
})
