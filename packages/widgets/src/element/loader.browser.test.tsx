import { FandeckError, isFandeckError } from '@fandeck/sdk'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { enCommon } from '../theme/common.en.ts'
import { koCommon } from '../theme/common.ko.ts'
import { createElementClass } from './create-element.tsx'
import { configure } from './element-config.ts'
import { defineLazily } from './loader.ts'

beforeEach(() => configure({ fandeck: aShop().fandeck }))
afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const attributes = { open: Boolean, 'drop-id': Number } as const
let count = 0

/** Defines a tag whose script fails the first `failures` times. */
function aTag({ failures = 0 } = {}) {
  const tag = `x-lazy-${++count}`
  const { mount } = createElementClass<object, typeof attributes>(
    { tag, attributes },
    {
      render({ open, dropId }) {
        if (dropId === 0) throw new FandeckError('config/invalid', 'Set drop-id.')
        return <p>{`${open} ${dropId}`}</p>
      },
    },
  )
  const load = vi.fn(async () => {
    if (load.mock.calls.length <= failures) throw new TypeError('Failed to fetch')
    return { mount }
  })
  return { tag, load, define: () => defineLazily({ tag, attributes }, load) }
}

/** A busy machine renders late. */
const PATIENT = { timeout: 10_000 }

const textOf = (element: Element) => element.shadowRoot?.querySelector('p')?.textContent

/** Puts an element below so much space. */
function put(tag: string, space = 0): HTMLElement {
  const above = document.body.appendChild(document.createElement('div'))
  above.style.height = `${space}px`
  return document.body.appendChild(document.createElement(tag))
}
const seen = () =>
  new Promise((next) => {
    new IntersectionObserver(next).observe(document.body)
  })

test('a visible tag loads at once, and keeps what the page did before', async () => {
  const { tag, load, define } = aTag()
  const element = put(tag)
  const ready = vi.fn()
  element.addEventListener('fandeck-ready', ready)
  element.append('잠시만요')
  Object.assign(element, { dropId: 7 })
  define()
  // The page continues with typed properties while the script is on its way.
  expect(Reflect.get(element, 'dropId')).toBe(7)
  Object.assign(element, { open: true })
  expect(element.getAttribute('open')).toBe('')
  expect(element.shadowRoot).toBeNull()
  await vi.waitFor(() => expect(textOf(element)).toBe('true 7'), PATIENT)
  await vi.waitFor(() => expect(ready).toHaveBeenCalledOnce(), PATIENT)
  expect(element.textContent).toBe('잠시만요')
  element.setAttribute('drop-id', '8')
  await vi.waitFor(() => expect(textOf(element)).toBe('true 8'))
  expect(load).toHaveBeenCalledOnce()
})

test('a tag far below loads when it comes near, not before', async () => {
  const { tag, load, define } = aTag()
  define()
  const element = put(tag, 5_000)
  await seen()
  await seen()
  expect(load).not.toHaveBeenCalled()
  scrollTo(0, 5_000 - innerHeight - 300)
  await vi.waitFor(() => expect(textOf(element)).toBe('false undefined'))
  expect(element.getBoundingClientRect().top).toBeGreaterThan(innerHeight)
})

test('an open tag loads wherever it is', async () => {
  const { tag, define } = aTag()
  define()
  const element = put(tag, 5_000)
  Object.assign(element, { open: true })
  await vi.waitFor(() => expect(textOf(element)).toBe('true undefined'))
})

test('a tag in a shadow root, a second one, and one that returns to the page are rendered', async () => {
  const { tag, load, define } = aTag()
  define()
  const host = document.body.appendChild(document.createElement('div'))
  const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement(tag))
  const removed = put(tag)
  removed.remove()
  await vi.waitFor(() => expect(textOf(inner)).toBe('false undefined'))
  expect(removed.shadowRoot).toBeNull()
  document.body.append(removed)
  await vi.waitFor(() => expect(textOf(removed)).toBe('false undefined'))
  expect(load).toHaveBeenCalledOnce()
})

test('a failed load is reported and tried again', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { tag, load, define } = aTag({ failures: 1 })
  define()
  const element = put(tag)
  await vi.waitFor(() => expect(textOf(element)).toBe('false undefined'), { timeout: 20_000 })
  expect(said.mock.calls).toEqual([[`<${tag}>: its script did not load.`, expect.any(TypeError)]])
  expect(load).toHaveBeenCalledTimes(2)
})

test.each([
  ['ko', koCommon, 2],
  ['en', enCommon, 1],
])(
  'a script that is gone is said in the element in %s, until it loads',
  async (lang, { errors }, failures) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const { tag, define } = aTag({ failures })
    const element = put(tag)
    element.lang = lang
    element.innerHTML = '<a href="/drops">카드 보기</a><p slot="error" hidden>준비 중</p>'
    const told: [code: string, isOurs: boolean][] = []
    element.addEventListener('fandeck-error', (event) => {
      if (event instanceof CustomEvent) told.push([event.detail.code, isFandeckError(event.detail.error)])
    })
    define()
    await vi.waitFor(() => expect(textOf(element)).toBe(errors.fallback))
    expect([...element.children].map((child) => child.checkVisibility())).toEqual([true, true])
    await vi.waitFor(() => expect(textOf(element)).toBe('false undefined'), { timeout: 20_000 })
    expect([...element.children].map((child) => child.checkVisibility())).toEqual([false, false])
    // Once, and not for each attempt.
    expect(told).toEqual([['http/network', true]])
  },
)

test('a mistake of the page is reported after the load, and its correction renders', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const { tag, define } = aTag()
  define()
  const element = put(tag)
  element.setAttribute('drop-id', '0')
  await vi.waitFor(() => expect(said.mock.calls).toEqual([[`<${tag}>: Set drop-id.`]]))
  element.setAttribute('drop-id', '3')
  await vi.waitFor(() => expect(textOf(element)).toBe('false 3'))
})

test('the first of two versions stays, with a warning', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  const { tag, define } = aTag()
  class Older extends HTMLElement {
    static readonly fandeckVersion = '0.0.1'
  }
  customElements.define(tag, Older)
  define()
  expect(customElements.get(tag)).toBe(Older)
  expect(warn.mock.calls).toEqual([[expect.stringMatching(`<${tag}> is defined already, by Fandeck 0.0.1`)]])
  const again = aTag()
  again.define()
  again.define()
  expect(warn).toHaveBeenCalledOnce()
})
