import { aCampaign, refuse } from '@fandeck/sdk/testing'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type BoardKitOptions, boardKit } from '../boards/board/board.fixtures.tsx'
import { configure } from '../element/element-config.ts'
import { FandeckCampaignElement } from './Campaign.element.tsx'
import { aGroup, campaignKit } from './campaign.fixtures.tsx'

const NAMES = [
  'fandeck-ready',
  'fandeck-error',
  'fandeck-sign-in-request',
  'fandeck-formation-saved',
] as const
const told: { type: string; detail: unknown }[] = []
const record = (event: Event) =>
  void told.push({ type: event.type, detail: event instanceof CustomEvent ? event.detail : undefined })
const said = vi.spyOn(console, 'error')

beforeAll(async () => {
  FandeckCampaignElement.define()
  for (const name of NAMES) addEventListener(name, record)
  // Transforms the code of the parts up front, so that the first test does not time out.
  await Promise.all([import('./CodeSection.tsx'), import('../boards/formation/index.ts')])
})
beforeEach(() => void said.mockImplementation(() => {}))
afterEach(() => {
  document.body.replaceChildren()
  told.length = 0
  said.mockReset()
})

function put(kit: BoardKitOptions, attributes: Record<string, string>) {
  const made = boardKit(kit)
  configure({ fandeck: made.fandeck })
  const element = document.createElement('fandeck-campaign')
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value)
  return { element: document.body.appendChild(element), ...made }
}
const find = (element: Element, selector: string) => element.shadowRoot?.querySelector(selector)
const textOf = (element: Element) => element.shadowRoot?.textContent ?? ''
const slug = 'fcseoul-2025'

describe('<fandeck-campaign>', () => {
  test('S10.3 draws the page of its document, with the sections that load later', async () => {
    const { element } = put(campaignKit(aCampaign()), { slug })
    for (const part of ['campaign__hero', 'campaign__cards', 'formation', 'missions', 'code-form'])
      await vi.waitFor(() => expect(find(element, `.fandeck-${part}`), part).toBeTruthy(), 20_000)
    expect(told).toMatchObject([{ type: 'fandeck-ready' }])
    expect(said).not.toHaveBeenCalled()
  })

  test('D76 emits what happens on its boards, and asks for the sign-in of a visitor', async () => {
    const { element, fandeck } = put(campaignKit(aCampaign(), { loggedIn: false }), { slug })
    element.addEventListener('fandeck-sign-in-request', (event) => event.preventDefault())
    await vi.waitFor(() => expect(find(element, '.fandeck-code-form')).toBeTruthy(), 20_000)
    const saved = { slug, formation: '442', filled: 11 }
    fandeck.events.emit('campaigns:formation-saved', { ...saved, board: 'formation' })
    fandeck.events.emit('campaigns:formation-saved', { ...saved, board: 'other' })
    const buttons = [...(element.shadowRoot?.querySelectorAll('button') ?? [])]
    buttons.find(({ textContent }) => textContent === '로그인하고 카드 받기')?.click()
    expect(told).toMatchObject([
      { type: 'fandeck-ready' },
      { type: 'fandeck-formation-saved', detail: { formation: '442', filled: 11 } },
      { type: 'fandeck-sign-in-request' },
    ])
  })

  test('is English with `lang="en"`: its page and the parts that load later', async () => {
    const { element } = put(campaignKit(aGroup()), { slug, lang: 'en' })
    await vi.waitFor(() => expect(textOf(element)).toContain('Get the card'), 20_000)
    expect(textOf(element)).toMatch(/Go to /)
  })

  test('names a page that the document does not have, and a missing slug', async () => {
    const { element } = put(campaignKit(), { slug, path: '/elsewhere' })
    await vi.waitFor(() => expect(textOf(element)).toContain('캠페인을 찾을 수 없어요'))
    put({ on: { 'GET /campaign/:slug': () => refuse(404, '없어요', 'NOT_FOUND') } }, { slug: 'nobody' })
    put({}, {})
    await vi.waitFor(() =>
      expect(said.mock.calls.flat()).toEqual(
        expect.arrayContaining([
          '<fandeck-campaign>: The campaign fcseoul-2025 has no page "/elsewhere"; it has /fcseoul-2025.',
          '<fandeck-campaign>: Set slug to a campaign, such as fcseoul-2025.',
        ]),
      ),
    )
  })
})
