import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { BannerCarousel } from './BannerCarousel.tsx'
import { aBanner } from './banner.fixtures.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

class FakeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const link = () => document.querySelector('a')

describe('S3.25 a banner', () => {
  test('D97 has the picture of the width of its column', () => {
    const observed: ResizeObserverCallback[] = []
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: ResizeObserverCallback) {
          observed.push(callback)
        }
        observe() {}
        disconnect() {}
      },
    )
    const banner = aBanner({ pcImage: '/pc.webp', mobileImage: '/mo.webp' })
    render(<BannerCarousel banners={[banner]} />)
    const shown = () => document.querySelector('img')?.getAttribute('src')
    const widen = (width: number) =>
      act(() => {
        for (const notify of observed) {
          const entry = { contentRect: new DOMRect(0, 0, width, 472) }
          Reflect.apply(notify, undefined, [[entry], undefined])
        }
      })
    expect(shown()).toBe('/mo.webp')
    widen(767)
    expect(shown()).toBe('/mo.webp')
    widen(768)
    expect(shown()).toBe('/pc.webp')
    expect(document.querySelector('source')).toBeNull()
  })

  test('shows its label above its title, and only the title without one', () => {
    const { rerender } = render(<BannerCarousel banners={[aBanner({ label: 'FC안양', name: '첫 골' })]} />)
    expect(link()?.textContent).toBe('FC안양첫 골')
    rerender(<BannerCarousel banners={[aBanner({ label: null, name: '첫 골' })]} />)
    expect(link()?.textContent).toBe('첫 골')
  })

  test('loads the first picture at once, and the others when the carousel can show them', async () => {
    const loading = () => [...document.images].map((image) => image.getAttribute('loading'))
    vi.stubGlobal('matchMedia', () => new EventTarget())
    vi.stubGlobal('IntersectionObserver', FakeObserver)
    vi.stubGlobal('ResizeObserver', FakeObserver)
    render(<BannerCarousel banners={[aBanner(), aBanner({ seq: 2 })]} />)
    expect(loading()).toEqual(['eager'])
    await vi.waitFor(() => expect(loading()).toEqual(['eager', 'lazy']), 5000)
  })

  test.each([
    ['a page of the site', '/event/1', false, '/event/1', null],
    ['a page of the site in a new window', '/event/1', true, '/event/1', '_blank'],
    ['another site', 'https://brand.example/', false, 'https://brand.example/', null],
    ['another site in a new window', 'https://brand.example/', true, 'https://brand.example/', '_blank'],
  ])('D52 leads to %s as it says', (_, linkUrl, newWindow, href, target) => {
    render(<BannerCarousel banners={[aBanner({ linkUrl, newWindow })]} />)
    expect(link()?.getAttribute('href')).toBe(href)
    expect(link()?.getAttribute('target')).toBe(target)
  })

  test.each([
    'javascript:alert(1)',
    'http://brand.example/',
    '//evil.example',
    'event/1',
    'https://user:pw@evil.example/',
    null,
  ])('D52 with the link %s is shown without one', (linkUrl) => {
    render(<BannerCarousel banners={[aBanner({ linkUrl })]} />)
    expect(link()).toBeNull()
    expect(screen.getByText(/첫 골의 주인공/)).toBeTruthy()
  })

  test('without a picture, or with a very long name, is shown', () => {
    const name = '가'.repeat(10_000)
    render(<BannerCarousel banners={[aBanner({ name, pcImage: '', mobileImage: '' })]} />)
    expect(screen.getByText(name)).toBeTruthy()
    expect(document.querySelector('[data-failed]')).toBeTruthy()
    expect(document.querySelector('source')).toBeNull()
  })
})

test('one banner has no pager, and none render nothing', () => {
  const { rerender, container } = render(<BannerCarousel banners={[aBanner()]} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<BannerCarousel banners={[]} />)
  expect(container.childElementCount).toBe(0)
})
