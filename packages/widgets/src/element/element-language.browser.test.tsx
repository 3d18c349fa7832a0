import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { configure, define } from '../elements.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { walletKit } from '../wallet-drawer/wallet.fixtures.tsx'
import { createElementClass } from './create-element.tsx'
import { defineLazily } from './loader.ts'

beforeEach(() => {
  define()
  configure({ fandeck: aShop().fandeck })
})
afterEach(() => {
  document.body.replaceChildren()
  document.documentElement.lang = 'ko'
  vi.restoreAllMocks()
})

const textOf = (element: Element) => element.shadowRoot?.textContent ?? ''

/** Puts a drop into a part of the page in the given language. */
function putDrop(language?: string) {
  const part = document.body.appendChild(document.createElement('div'))
  if (language !== undefined) part.lang = language
  const drop = document.createElement('fandeck-drop')
  drop.dropId = 1
  part.append(drop)
  return { drop, part }
}

const section = {
  'x.hello': '안녕하세요',
  'x.bye': '안녕히 가세요',
  errors: { fallback: '다시 시도해 주세요' },
}

function Greeting() {
  const messages = useMessagesOf(section)
  return <p>{`${messages['x.hello']} ${messages['x.bye']} ${messages.errors.fallback}`}</p>
}

let count = 0
/** Defines a tag whose English messages load by `load`. */
function aTag(load: () => Promise<{ english: Readonly<Record<string, unknown>> }>) {
  const element = createElementClass(
    { tag: `x-language-${++count}`, attributes: {} },
    { english: load, render: () => <Greeting /> },
  )
  element.define()
  return `x-language-${count}`
}
const put = (tag: string, lang = '') => {
  const element = document.createElement(tag)
  element.lang = lang
  return document.body.appendChild(element)
}

test('an element is Korean by default, and follows a change of `lang`', async () => {
  const { drop } = putDrop()
  await vi.waitFor(() => expect(textOf(drop)).toContain('구매하기'))
  const inner = () => drop.shadowRoot?.querySelector('div')?.lang
  expect(inner()).toBe('ko')
  drop.lang = 'en'
  await vi.waitFor(() => expect(textOf(drop)).toContain('On sale'), 20_000)
  expect(textOf(drop)).not.toContain('구매하기')
  expect(inner()).toBe('en')
  drop.lang = 'ko'
  await vi.waitFor(() => expect(textOf(drop)).toContain('구매하기'))
})

test.each([
  ['en', 'en-US', undefined],
  ['en', 'ko', 'en'],
  ['ko', 'en', 'ko'],
  ['ko', 'fr', undefined],
])('an element is %s in a part in %s with `lang` %s', async (expected, part, own) => {
  const { drop } = putDrop(part)
  if (own) drop.lang = own
  const [shown, other] = expected === 'en' ? ['On sale', '구매하기'] : ['구매하기', 'On sale']
  await vi.waitFor(() => expect(textOf(drop)).toContain(shown))
  expect(textOf(drop)).not.toContain(other)
})

test('an element in a shadow root follows the language of the page', async () => {
  document.documentElement.lang = 'en'
  const host = document.body.appendChild(document.createElement('div'))
  const drop = document.createElement('fandeck-drop')
  drop.dropId = 1
  host.attachShadow({ mode: 'open' }).append(drop)
  await vi.waitFor(() => expect(textOf(drop)).toContain('On sale'))
})

test('the wallet and the scanner are English too', async () => {
  configure({ fandeck: walletKit().fandeck })
  const wallet = document.createElement('fandeck-wallet')
  const scanner = document.createElement('fandeck-scanner')
  vi.spyOn(navigator.mediaDevices, 'getUserMedia').mockRejectedValue(new DOMException('', 'NotAllowedError'))
  for (const element of [wallet, scanner]) {
    element.lang = 'en'
    element.open = true
    document.body.append(element)
  }
  // A busy machine loads both later than a second.
  await vi.waitFor(() => expect(textOf(wallet)).toContain('My benefits'), 10_000)
  await vi.waitFor(() => expect(textOf(scanner)).toMatch(/[a-z]{4}/), 10_000)
  expect(textOf(wallet) + textOf(scanner)).not.toMatch(/내 혜택|코드/)
})

test('`messages` replaces single messages in both languages, and follows a new value', async () => {
  const tag = aTag(async () => ({ english: { 'x.hello': 'Hello', errors: { fallback: 'Try again' } } }))
  const element = put(tag)
  Object.assign(element, { messages: { 'x.hello': '반가워요' } })
  await vi.waitFor(() => expect(textOf(element)).toBe('반가워요 안녕히 가세요 다시 시도해 주세요'))
  element.lang = 'en'
  await vi.waitFor(() => expect(textOf(element)).toBe('반가워요 안녕히 가세요 Try again'))
  Object.assign(element, { messages: { errors: { fallback: 'Once more' } } })
  await vi.waitFor(() => expect(textOf(element)).toBe('Hello 안녕히 가세요 Once more'))
  Object.assign(element, { messages: undefined })
  await vi.waitFor(() => expect(textOf(element)).toBe('Hello 안녕히 가세요 Try again'))
})

test('`messages` that are set before the script loads are kept', async () => {
  const attributes = {} as const
  const tag = `x-language-${++count}`
  const { mount } = createElementClass({ tag, attributes }, { render: () => <Greeting /> })
  const element = put(tag)
  Object.assign(element, { messages: { 'x.bye': '또 만나요' } })
  defineLazily({ tag, attributes }, async () => ({ mount }))
  await vi.waitFor(() => expect(textOf(element)).toContain('안녕하세요 또 만나요'))
  expect(Object.hasOwn(element, 'messages')).toBe(false)
  expect(Reflect.get(element, 'messages')).toEqual({ 'x.bye': '또 만나요' })
})

test('English loads once, and only for an English element', async () => {
  const load = vi.fn(async () => ({ english: { 'x.hello': 'Hello' } }))
  const tag = aTag(load)
  const korean = put(tag)
  await vi.waitFor(() => expect(textOf(korean)).toContain('안녕하세요'))
  expect(load).not.toHaveBeenCalled()
  const first = put(tag, 'en')
  await vi.waitFor(() => expect(textOf(first)).toContain('Hello'))
  const second = put(tag, 'en')
  await vi.waitFor(() => expect(textOf(second)).toContain('Hello'))
  expect(load).toHaveBeenCalledOnce()
  expect(textOf(korean)).toContain('안녕하세요')
})

test('an element whose English does not load is Korean, reports it, and tries again', async () => {
  const reported = vi.spyOn(globalThis, 'reportError').mockImplementation(() => {})
  const load = vi.fn(async () => ({ english: { 'x.hello': 'Hello' } }))
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  const element = put(aTag(load), 'en')
  await vi.waitFor(() => expect(textOf(element)).toContain('안녕하세요'))
  expect(reported.mock.calls).toEqual([[expect.any(TypeError)]])
  element.lang = 'en-GB'
  await vi.waitFor(() => expect(textOf(element)).toContain('Hello'))
})

test('an element that leaves or changes its language during the load renders no late English', async () => {
  const loads: (() => void)[] = []
  const tag = aTag(() => new Promise((done) => loads.push(() => done({ english: { 'x.hello': 'Hello' } }))))
  const gone = put(tag, 'en')
  const changed = put(tag, 'en')
  gone.remove()
  changed.lang = 'ko'
  await vi.waitFor(() => expect(textOf(changed)).toContain('안녕하세요'))
  const later = put(tag, 'en')
  for (const done of loads) done()
  await vi.waitFor(() => expect(textOf(later)).toContain('Hello'))
  expect(textOf(changed)).toContain('안녕하세요')
  expect(textOf(gone)).toBe('')
})
