import { cleanup, render, screen, waitFor } from '@testing-library/react'
import jsqr from 'jsqr'
import { afterEach, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { QrCode } from './QrCode.tsx'
import { quietZone } from './qr-path.ts'

afterEach(cleanup)

async function pixelsOf(svg: Element, width: number): Promise<ImageData> {
  const image = new Image()
  const markup = new XMLSerializer().serializeToString(svg)
  image.src = `data:image/svg+xml,${encodeURIComponent(markup)}`
  await image.decode()
  const context = new OffscreenCanvas(width, width).getContext('2d')
  if (!context) throw new Error('No 2D context.')
  context.fillStyle = getComputedStyle(svg.parentElement ?? svg).backgroundColor
  context.fillRect(0, 0, width, width)
  context.drawImage(image, 0, 0, width, width)
  return context.getImageData(0, 0, width, width)
}

test.each(['a', 'fandeck-claim-7c1f0a9e4b', 'x'.repeat(200)])(
  'S2.49 the drawn QR of %s reads as it was given',
  async (value) => {
    render(<QrCode value={value} />)
    const svg = await screen.findByRole('img', { name: '혜택 QR 코드' })
    const { data, width, height } = await pixelsOf(svg, 432)
    expect(jsqr(data, width, height)?.data).toBe(value)
  },
)

/** Returns keys in the format of the backend, from a seeded sequence. */
function keys(count: number): string[] {
  let state = 20_261_121
  const next = (most: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * most)
  }
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
  const word = (length: number) => Array.from({ length }, () => letters[next(64)]).join('')
  return Array.from({ length: count }, () => `${word(8).toLowerCase()}.${word(16)}.${word(22)}`)
}

test('S2.49 200 keys are decoded from the rendered pixels at 1x, 2x and 3x', async () => {
  const unread: string[] = []
  const { rerender, container } = render(<QrCode value="" />)
  for (const [n, value] of keys(200).entries()) {
    const before = container.querySelector('path')?.getAttribute('d')
    rerender(<QrCode value={value} />)
    await waitFor(() => {
      const drawn = container.querySelector('path')?.getAttribute('d')
      expect(drawn && drawn !== before).toBe(true)
    })
    const svg = container.querySelector('svg')
    if (!svg) throw new Error('No QR code.')
    const scale = (n % 3) + 1
    const { data, width, height } = await pixelsOf(svg, 216 * scale)
    if (jsqr(data, width, height)?.data !== value) unread.push(`${value} at ${scale}x`)
  }
  expect(unread).toEqual([])
}, 120_000)

test('the quiet zone is at least four modules and 18 px', () => {
  for (const size of [21, 25, 33, 57]) {
    const zone = quietZone(216, size)
    const moduleWidth = (216 - 2 * zone) / size
    expect(zone).toBeGreaterThanOrEqual(18)
    expect(zone / moduleWidth).toBeGreaterThanOrEqual(3.999)
  }
})

test('is dark on white in both themes', async () => {
  const { container } = render(<QrCode value="a" />)
  const svg = await screen.findByRole('img')
  expect(getComputedStyle(svg.parentElement ?? container).backgroundColor).toBe('rgb(255, 255, 255)')
  expect(svg.querySelector('path')?.getAttribute('fill')).toBe('#16141c')
})

test('calls `onError` when the text is too long', async () => {
  const error = await new Promise((resolve) => {
    render(<QrCode value={'가'.repeat(4000)} onError={resolve} />)
  })
  expect(error).toBeInstanceOf(Error)
})
