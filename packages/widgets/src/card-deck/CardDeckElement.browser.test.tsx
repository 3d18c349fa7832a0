import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { configure } from '../element/element-config.ts'
import { FandeckDeckElement } from './CardDeck.element.tsx'
import { closedPacks, type DeckKitOptions, deckKit } from './deck.fixtures.tsx'

const NAMES = ['fandeck-ready', 'fandeck-error', 'fandeck-sign-in-request', 'fandeck-opened'] as const
const told: string[] = []
const record = ({ type }: Event) => void told.push(type)
const said = vi.spyOn(console, 'error')

beforeAll(async () => {
  FandeckDeckElement.define()
  for (const name of NAMES) addEventListener(name, record)
  // Transforms the lazy code up front, so that the first test does not time out.
  await import('./lazy-parts.ts')
})
afterEach(() => {
  document.body.replaceChildren()
  told.length = 0
  said.mockReset()
})

function put(options: DeckKitOptions = {}, attributes: Record<string, string> = {}) {
  configure({ fandeck: deckKit(options).fandeck })
  const element = document.createElement('fandeck-deck')
  for (const [name, value] of Object.entries({ packs: 'fcseoul-2025, fcanyang-2025', ...attributes }))
    element.setAttribute(name, value)
  return document.body.appendChild(element)
}
const all = (element: Element, selector: string) => [
  ...(element.shadowRoot?.querySelectorAll<HTMLElement>(selector) ?? []),
]
const cards = (element: Element) => all(element, '.fandeck-deck__grid li')
const button = (element: Element, name: string) =>
  all(element, 'button').find((one) => (one.getAttribute('aria-label') ?? one.textContent)?.includes(name))

describe('<fandeck-deck>', () => {
  test('draws the cards on the screen, and others while the page scrolls', async () => {
    const element = put({ count: 300 })
    await vi.waitFor(() => expect(cards(element).length).toBeGreaterThan(8), 20_000)
    expect(cards(element).length).toBeLessThan(60)
    expect(cards(element)[0]?.getAttribute('aria-posinset')).toBe('1')
    const { height = 0 } = all(element, '.fandeck-deck__grid ul')[0]?.getBoundingClientRect() ?? {}
    // 298 cards in rows of three, each as tall as a card of its width.
    expect(height).toBeGreaterThan(100 * 150)
    scrollTo(0, height / 2)
    await vi.waitFor(() => expect(cards(element)[0]?.ariaPosInSet).not.toBe('1'))
    const [first] = cards(element).filter((card) => card.getBoundingClientRect().top >= 0)
    expect(first?.getBoundingClientRect().top).toBeLessThan(innerHeight)
    scrollTo(0, document.body.scrollHeight)
    await vi.waitFor(() => expect(cards(element).at(-1)?.ariaPosInSet).toBe('298'))
    expect(cards(element).length).toBeLessThan(60)
  })

  test('keeps the focus when the card with it scrolls away, and follows the arrow keys', async () => {
    const element = put({ count: 300 })
    await vi.waitFor(() => expect(cards(element).length).toBeGreaterThan(8), 20_000)
    cards(element)[1]?.querySelector('button')?.focus()
    const focused = () => element.shadowRoot?.activeElement?.closest('li')?.ariaPosInSet
    expect(focused()).toBe('2')
    scrollTo(0, 6000)
    await vi.waitFor(() => expect(cards(element).some((card) => Number(card.ariaPosInSet) > 60)).toBe(true))
    expect(focused()).toBe('2')
    const key = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, composed: true })
    element.shadowRoot?.activeElement?.dispatchEvent(key)
    await vi.waitFor(() => expect(focused()).toBe('5'))
  })

  test('D79 dispatches `fandeck-opened` when a fan opens closed packs', async () => {
    const element = put({ unopened: closedPacks() })
    await vi.waitFor(() => expect(button(element, 'ORBLIT 1st Deck 팩 열기')).toBeTruthy(), 20_000)
    button(element, 'ORBLIT 1st Deck 팩 열기')?.click()
    await vi.waitFor(() => expect(all(element, '.fandeck-pack__actions button')[0]).toBeTruthy(), 20_000)
    all(element, '.fandeck-pack__actions button')[0]?.click()
    await vi.waitFor(() => expect(told).toContain('fandeck-opened'))
  })

  test('D46 D76 asks the page for the sign-in of a visitor', async () => {
    const element = put({ loggedIn: false })
    element.addEventListener('fandeck-sign-in-request', (event) => event.preventDefault())
    await vi.waitFor(() => expect(button(element, '로그인하기')).toBeTruthy(), 20_000)
    await vi.waitFor(() => expect(told).toEqual(['fandeck-ready']))
    button(element, '로그인하기')?.click()
    expect(told).toEqual(['fandeck-ready', 'fandeck-sign-in-request'])
  })

  test('is English with `lang="en"`', async () => {
    const element = put({}, { lang: 'en' })
    await vi.waitFor(() => expect(button(element, 'Find a card')).toBeTruthy(), 20_000)
    button(element, 'Find a card')?.click()
    expect(all(element, '[type="search"]')[0]?.getAttribute('placeholder')).toBe('Find by name or number')
    expect(button(element, 'Owned')).toBeTruthy()
  })

  test('names the attribute that is missing', async () => {
    said.mockImplementation(() => {})
    put({}, { packs: ' , ' })
    await vi.waitFor(() =>
      expect(said.mock.calls).toEqual([
        ['<fandeck-deck>: Set packs to the names of packs, such as orblit-1st-deck.'],
      ]),
    )
    expect(told).toContain('fandeck-error')
  })
})
