import { describe, expect, test } from 'vitest'
import { testKit } from '../testing/index.ts'
import { focalPoint } from './focal-point.ts'
import { imageCopies, optimisedImage, resizedImage, snapWidth } from './image-address.ts'
import { pictureColour } from './picture-colour.ts'

describe('S9.7 widths', () => {
  test.each([
    [1, 640, 16],
    [16, 640, 16],
    [17, 640, 64],
    [128, 640, 128],
    [129, 640, 128],
    [640, 640, 128],
    [641, 1080, 128],
    [1081, 1920, 128],
    [5000, 1920, 128],
  ])('%d px is raised to %d, and small to %d', (width, large, small) => {
    expect(snapWidth(width)).toBe(large)
    expect(snapWidth(width, 'small')).toBe(small)
  })
})

test('S7.66 the optimiser’s address encodes its picture; the quality defaults to 75', () => {
  const url = '/images/a b.png?v=1&x=2'
  const address = new URL(optimisedImage({ url, width: 500, base: 'https://site.example' }))
  expect(address.pathname).toBe('/_next/image')
  expect(Object.fromEntries(address.searchParams)).toEqual({ url, w: '640', q: '75' })
  expect(optimisedImage({ url, width: 20, kind: 'small', quality: 90 })).toMatch(/&w=64&q=90$/)
})

test.each([
  ['https://cdn.example/card/a.png', 'https://cdn.example/card/resized/a_640.webp'],
  ['https://cdn.example/card/a.b.jpeg?v=2', 'https://cdn.example/card/resized/a.b_640.webp?v=2'],
  ['/a.webp', '/resized/a_640.webp'],
  ['/a.webp#focal=30:20', '/resized/a_640.webp'],
])('S9.9 D43 %s has its copy at %s', (url, copy) => {
  expect(resizedImage(url, 500)).toBe(copy)
})

test.each([
  [8, [16]],
  [16, [16, 64]],
  [24, [64]],
  [44, [64, 128]],
  [64, [64, 128]],
  [65, [128, 640]],
  [240, [640]],
  [480, [640, 1080]],
  [960, [1080, 1920]],
  [3000, [1920]],
])('S9.7 a picture shown at %d px has copies of %j', (shownWidth, widths) => {
  const { fandeck } = testKit({ options: { cdnUrl: 'https://cdn.example' } })
  const offered = imageCopies(fandeck, { url: 'https://cdn.example/a.png', shownWidth })?.srcSet.split(', ')
  expect(offered).toEqual(widths.map((width) => `https://cdn.example/resized/a_${width}.webp ${width}w`))
})

test.each([
  ['https://cdn.example/a.png#focal=30:20', { x: 30, y: 20 }],
  ['/a.webp#focal=30:20&colour=8a1c2f', { x: 30, y: 20 }],
  ['/a.webp#colour=8a1c2f&focal=30:20', { x: 30, y: 20 }],
  ['/a.webp#focal=0:100', { x: 0, y: 100 }],
  ['/a.webp#focal=101:0', undefined],
  ['/a.webp#focal=-1:0', undefined],
  ['/a.webp#top', undefined],
  ['/a.webp', undefined],
])('the focal point of %s is %j', (url, point) => expect(focalPoint(url)).toEqual(point))

test.each([
  ['/a.webp#colour=8a1c2f', '#8a1c2f'],
  ['/a.webp#focal=30:20&colour=8a1c2f', '#8a1c2f'],
  ['/a.webp#colour=red', undefined],
  ['/a.webp#colour=8a1c2f;url(x)', undefined],
  ['/a.webp?colour=8a1c2f', undefined],
  ['/a.webp', undefined],
])('the colour of %s is %s', (url, colour) => expect(pictureColour(url)).toBe(colour))
