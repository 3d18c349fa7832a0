// A press whose code is gone: a sentence over the page, `fandeck-error`, and the page's own content.
import { afterEach, expect, test, vi } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { LazyPart } from '../primitives/lazy/LazyPart.tsx'
import { koCommon } from '../theme/common.ko.ts'
import { createElementClass } from './create-element.tsx'
import { configure } from './element-config.ts'

afterEach(() => {
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const attributes = { presses: Number } as const
const load = vi.fn(async () => ({ text: 'here' }))
createElementClass<object, typeof attributes>(
  { tag: 'x-parts', attributes },
  {
    render: ({ presses }) =>
      presses && (
        <LazyPart load={load} attempt={presses}>
          {({ text }) => <b>{text}</b>}
        </LazyPart>
      ),
  },
).define()

test('an element says that a part did not load, and the next press tries again', async () => {
  const { fandeck } = aShop()
  configure({ fandeck })
  const warn = vi.spyOn(fandeck.platform.logger, 'warn').mockImplementation(() => {})
  vi.spyOn(console, 'error').mockImplementation(() => {})
  document.body.innerHTML = '<x-parts><p slot="error" hidden>준비 중</p></x-parts>'
  const [element] = document.body.children
  const own = () => element?.querySelector('p')?.checkVisibility()
  const find = (selector: string) => element?.shadowRoot?.querySelector<HTMLElement>(selector)
  const codes: string[] = []
  element?.addEventListener('fandeck-error', (event) => {
    if (event instanceof CustomEvent) codes.push(event.detail.code)
  })
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'))
  element?.setAttribute('presses', '1')
  await vi.waitFor(() => expect(find('[role=alert]')?.textContent).toBe(koCommon.errors['http/part-missing']))
  // In the top layer, where no overlay covers it.
  expect(find('.fandeck-toasts')?.matches(':popover-open')).toBe(true)
  await vi.waitFor(() => expect(own()).toBe(true))
  expect(codes).toEqual(['http/part-missing'])
  expect(warn).toHaveBeenCalledOnce()
  element?.setAttribute('presses', '2')
  await vi.waitFor(() => expect(find('b')?.textContent).toBe('here'))
  await vi.waitFor(() => expect(own()).toBe(false))
  expect(find('[role=alert]')).toBeFalsy()
})
