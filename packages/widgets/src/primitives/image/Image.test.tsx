import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { Image } from './Image.tsx'

afterEach(cleanup)

test('S5.17 replaces a failed image once by a placeholder with the same name', () => {
  const { container, rerender } = render(<Image src="/a.webp" alt="음료 교환권" />)
  fireEvent.error(screen.getByAltText('음료 교환권'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: '음료 교환권' })).toBeTruthy()
  rerender(<Image src="/a.webp" alt="음료 교환권" />)
  expect(container.querySelector('img')).toBeNull()
  rerender(<Image src="/b.webp" alt="음료 교환권" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp')
})

test('where it is cropped, keeps the point of its address in view', () => {
  const { rerender } = render(<Image src="/a.webp#focal=30:20" alt="음료 교환권" />)
  const position = () => screen.getByAltText('음료 교환권').style.objectPosition
  expect(position()).toBe('30% 20%')
  rerender(<Image src="/a.webp#focal=30:20" alt="음료 교환권" style={{ objectPosition: '10% 10%' }} />)
  expect(position()).toBe('10% 10%')
  rerender(<Image src="/a.webp#focal=300:20" alt="음료 교환권" />)
  expect(position()).toBe('')
})

test('shows the colour of its address while it loads, and not in place of a failed picture', () => {
  render(<Image src="/a.webp#colour=8a1c2f" alt="음료 교환권" />)
  const picture = () => screen.getByRole('img', { name: '음료 교환권' })
  expect(picture().style.backgroundColor).toBe('rgb(138, 28, 47)')
  fireEvent.error(picture())
  expect(picture().style.backgroundColor).toBe('')
})

describe('S9.9 D43 a picture of the CDN', () => {
  const { fandeck } = testKit({ options: { cdnUrl: 'https://cdn.example' } })
  const at = (src: string, shownWidth?: number) => (
    <FandeckProvider fandeck={fandeck}>
      <Image src={src} alt="음료 교환권" shownWidth={shownWidth} />
    </FandeckProvider>
  )
  const picture = () => screen.getByRole('img', { name: '음료 교환권' })
  const attributes = () => [picture().getAttribute('srcset'), picture().getAttribute('src')]

  test('is requested as its copy, then as itself, then replaced by the placeholder', () => {
    render(at('https://cdn.example/a/b.png'))
    const copies =
      'https://cdn.example/a/resized/b_640.webp 640w, https://cdn.example/a/resized/b_1080.webp 1080w'
    expect(attributes()).toEqual([copies, 'https://cdn.example/a/b.png'])
    expect(picture().getAttribute('sizes')).toBe('min(100vw, 480px)')
    fireEvent.error(picture())
    expect(attributes()).toEqual([null, 'https://cdn.example/a/b.png'])
    expect(picture().getAttribute('sizes')).toBeNull()
    fireEvent.error(picture())
    expect(picture().tagName).toBe('SPAN')
  })

  test('S9.7 has the small copies when it is shown small', () => {
    render(at('https://cdn.example/a/b.svg', 24))
    expect(attributes()[0]).toBe('https://cdn.example/a/resized/b_64.webp 64w')
    expect(picture().getAttribute('sizes')).toBe('24px')
  })

  test('a new picture is requested as its copy again', () => {
    const { rerender } = render(at('https://cdn.example/a.png'))
    fireEvent.error(picture())
    rerender(at('https://cdn.example/b.png', 60))
    expect(attributes()[0]).toContain('https://cdn.example/resized/b_64.webp 64w, ')
  })

  test.each([
    'https://other.example/a.png',
    'https://cdn.example.evil/a.png',
    '/a.png',
    'blob:https://cdn.example/1',
    'data:image/png;base64,AAAA',
  ])('%s has no copies', (src) => {
    render(at(src))
    expect(attributes()).toEqual([null, src])
  })
})
