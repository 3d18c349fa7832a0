import { afterEach, beforeEach, expect, type MockInstance, test, vi } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { configure, define } from '../elements.ts'

let told: MockInstance
beforeEach(() => {
  define()
  told = vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

function put(attributes: Record<string, string>, children = '') {
  const drop = document.createElement('fandeck-drop')
  for (const [name, value] of Object.entries(attributes)) drop.setAttribute(name, value)
  drop.innerHTML = children
  document.body.append(drop)
  const box = () => drop.shadowRoot?.querySelector<HTMLElement>('.fandeck-mistake') ?? undefined
  return { drop, box }
}

test('D76 in development, a box in the place of the element shows the mistake and its fix', async () => {
  configure({})
  const { drop, box } = put({ 'drop-id': '101', 'market-url': 'api.ongyeol' })
  await vi.waitFor(() => expect(box()).toBeTruthy())
  expect(box()?.textContent).toMatch(/<fandeck-drop>development only.*market-url is not an address/s)
  expect(box()?.querySelector('mark')?.textContent).toBe('api.ongyeol')
  expect(box()?.querySelector('.fandeck-mistake__fix')?.textContent).toBe('market-url="https://api.ongyeol"')
  expect(box()?.textContent).toContain('config/invalid')
  expect(box()?.querySelector('a')?.href).toMatch(/docs\/guides\/troubleshooting\.md#a-tag$/)
  const sheet = box()
  expect(sheet && getComputedStyle(sheet).borderTopWidth).toBe('2px')
  configure({ fandeck: aShop().fandeck })
  drop.marketUrl = 'https://api.example'
  await vi.waitFor(() => expect(drop.shadowRoot?.querySelector('.fandeck-drop')).toBeTruthy())
  expect(box()).toBeUndefined()
})

test('D76 the box stays when an attribute changes that is not the mistake', async () => {
  configure({ fandeck: aShop().fandeck })
  const { drop, box } = put({ drop_id: '1' })
  await vi.waitFor(() => expect(box()?.textContent).toContain('did you mean drop-id?'))
  drop.layout = 'compact'
  await vi.waitFor(() => expect(box()?.textContent).toContain('layout="compact"'))
  expect(told).toHaveBeenCalledOnce()
})

test('D76 says a misspelt attribute and an unknown value once, with the fix, and renders the element', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
  configure({ fandeck: aShop().fandeck })
  const { drop } = put({ 'drop-id': '1', layout: 'compat', redirect_url: 'https://brand.example' })
  await vi.waitFor(() => expect(drop.shadowRoot?.querySelector('.fandeck-drop')).toBeTruthy())
  drop.dropId = 2
  await vi.waitFor(() =>
    expect(warned.mock.calls).toEqual([
      ['<fandeck-drop>: layout has the unknown value "compat". Write layout="compact"'],
      [
        '<fandeck-drop>: unknown attribute redirect_url; did you mean redirect-url? Write redirect-url="https://brand.example"',
      ],
    ]),
  )
})

test('D76 visitors see the slot of the error, which a page writes as hidden, and no box', async () => {
  configure({ fandeck: aShop().fandeck })
  const { drop, box } = put({ debug: 'false' }, '<p slot="error" hidden>준비하고 있어요</p>')
  const note = drop.querySelector('p')
  if (!note) throw new Error('No note.')
  await vi.waitFor(() => expect(getComputedStyle(note).display).toBe('block'))
  expect(note.textContent).toBe('준비하고 있어요')
  drop.setAttribute('debug', '')
  drop.layout = 'compact'
  await vi.waitFor(() => expect(box()).toBeTruthy())
  drop.dropId = 1
  await vi.waitFor(() => expect(drop.shadowRoot?.querySelector('.fandeck-drop')).toBeTruthy())
  expect(note.checkVisibility()).toBe(false)
})
