// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { movePage } from './page-transition.ts'

const NAME = 'site-picture'
const list = '<main><a href="/event/1"><img src="/art/1.webp"></a><a href="/event">모두</a></main>'
const page = '<main><img src="/art/2.webp"><img src="/art/1.webp?w=640"></main>'
const nameOf = (image: HTMLImageElement | null | undefined) => image?.style.viewTransitionName

let start: ReturnType<typeof vi.fn>
let run: (() => Promise<void>) | undefined
const finished = Promise.withResolvers<void>()
beforeEach(() => {
  document.body.innerHTML = list
  start = vi.fn((update: () => Promise<void>) => {
    run = update
    return { finished: finished.promise }
  })
  Object.assign(document, { startViewTransition: start })
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
})
afterEach(() => {
  vi.unstubAllGlobals()
  Reflect.deleteProperty(document, 'startViewTransition')
})
const links = () => [...document.querySelectorAll('a')]

describe('a change of page', () => {
  test('moves the picture of the link to the same picture of the new page', async () => {
    const [link] = links()
    const change = vi.fn(() => {
      document.body.innerHTML = page
    })
    expect(link && movePage(link, change)).toBe(true)
    expect(nameOf(link?.querySelector('img'))).toBe(NAME)
    expect(change).not.toHaveBeenCalled()
    await run?.()
    const [other, same] = document.querySelectorAll('img')
    expect(nameOf(same)).toBe(NAME)
    expect(nameOf(other)).not.toBe(NAME)
    finished.resolve()
    await vi.waitFor(() => expect(nameOf(same)).toBe(''))
  })

  test('waits no longer than a moment for a page that does not come', async () => {
    vi.useFakeTimers()
    const [link] = links()
    if (link) movePage(link, () => {})
    const over = vi.fn()
    void run?.().then(over)
    await vi.advanceTimersByTimeAsync(300)
    expect(over).toHaveBeenCalledOnce()
    vi.useRealTimers()
  })

  test.each([
    ['the link has no picture', 1, () => {}],
    ['the browser cannot', 0, () => Reflect.deleteProperty(document, 'startViewTransition')],
    ['the fan prefers less motion', 0, () => vi.stubGlobal('matchMedia', () => ({ matches: true }))],
  ])('is left to the router when %s', (_, at, prepare) => {
    prepare()
    const link = links()[at]
    const change = vi.fn()
    expect(link && movePage(link, change)).toBe(false)
    expect(start).not.toHaveBeenCalled()
    expect(change).not.toHaveBeenCalled()
  })
})
