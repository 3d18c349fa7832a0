import { constants } from '@fandeck/sdk'
import { describe, expect, test } from 'vitest'
import { type Box, captureOf, type Linear, type Placed, type Size } from './crop.ts'
import { fitWithin } from './picture.ts'

const STRAIGHT: Linear = { a: 1, b: 0, c: 0, d: 1 }
const area: Box = { left: 55, top: 372, width: constants.scanner.width, height: constants.scanner.height }

const placed = (how: Partial<Placed> = {}): Placed => ({
  width: 390,
  height: 844,
  center: { x: 195, y: 422 },
  linear: STRAIGHT,
  fit: 'cover',
  position: '50% 50%',
  ...how,
})

/** Returns the position of a video pixel in CSS px from the top left corner of the window. */
function inWindow(video: Size, place: Placed, [u, v]: readonly [number, number]): [number, number] {
  const { matrix, canvas } = captureOf(video, place, area)
  const [a, b, c, d, e, f] = matrix
  const density = canvas.width / area.width
  return [(a * u + c * v + e) / density, (b * u + d * v + f) / density]
}
const near = ([x, y]: readonly number[], [wantedX, wantedY]: readonly number[]) => {
  expect(x).toBeCloseTo(wantedX ?? Number.NaN, 0)
  expect(y).toBeCloseTo(wantedY ?? Number.NaN, 0)
}

describe('captureOf', () => {
  // A landscape video is cropped at the sides, a portrait one at top and bottom or not at all.
  test.each([
    ['landscape 1080p', { width: 1920, height: 1080 }, [780.83, 476.02], [1139.12, 603.98], 560],
    ['landscape 480p', { width: 640, height: 480 }, [240.38, 211.56], [399.62, 268.43], 560],
    ['portrait, the same shape', { width: 780, height: 1688 }, [110, 744], [670, 944], 560],
    ['portrait 1080p', { width: 1080, height: 1920 }, [221.52, 846.26], [858.49, 1073.75], 637],
    ['portrait 4k', { width: 2160, height: 3840 }, [443.03, 1692.51], [1716.96, 2147.49], 1274],
  ] as const)(
    'S9.3 maps the corners of the window to the pixels of a %s video',
    (_, video, from, to, width) => {
      near(inWindow(video, placed(), from), [0, 0])
      near(inWindow(video, placed(), to), [280, 100])
      expect(captureOf(video, placed(), area).canvas.width).toBe(width)
    },
  )

  // 1000 x 1000 in 390 x 844: the centre of the video is the centre of the window unless `object-position` moves it.
  const square = { width: 1000, height: 1000 }
  test.each([
    ['cover', '50% 50%', [140 + 84.4, 50]],
    ['contain', '50% 50%', [140 + 39, 50]],
    ['scale-down', '50% 50%', [140 + 39, 50]],
    ['none', '50% 50%', [140 + 100, 50]],
    ['fill', '50% 50%', [140 + 39, 50]],
    ['contain', '50% 0%', [140 + 39, 50 - 227]],
    ['contain', '0px 10px', [140 + 39, 50 - 217]],
    ['cover', '0% 50%', [140 + 227 + 84.4, 50]],
  ] as const)('S9.3 supports object-fit %s at %s', (fit, position, wanted) => {
    near(inWindow(square, placed({ fit, position }), [600, 500]), wanted)
  })

  test.each([
    ['a quarter turn', { a: 0, b: 1, c: -1, d: 0 }, [140, 50 + 84.4]],
    ['half a turn', { a: -1, b: 0, c: 0, d: -1 }, [140 - 84.4, 50]],
    ['twice the size', { a: 2, b: 0, c: 0, d: 2 }, [140 + 168.8, 50]],
  ] as const)('S9.3 supports a transform by %s', (_, linear, wanted) => {
    near(inWindow(square, placed({ linear }), [600, 500]), wanted)
  })

  test('S9.3 unmirrors a mirrored video', () => {
    near(inWindow(square, placed({ linear: { ...STRAIGHT, a: -1 } }), [600, 500]), [140 + 84.4, 50])
  })

  test('S9.3 uses the resolution of the video, and at least two pixels per CSS pixel', () => {
    const dense = { width: 390 * 3, height: 844 * 3 }
    expect(captureOf(dense, placed(), area).canvas).toEqual({ width: 840, height: 300 })
    expect(captureOf({ width: 390, height: 844 }, placed(), area).canvas).toEqual({ width: 560, height: 200 })
  })
})

test('scales a picture from the gallery down but not up', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 1920)).toEqual({ width: 1920, height: 1440 })
  expect(fitWithin({ width: 300, height: 800 }, 1920)).toEqual({ width: 300, height: 800 })
})
