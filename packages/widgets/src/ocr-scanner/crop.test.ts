import { constants } from '@fandeck/sdk'
import { describe, expect, test } from 'vitest'
import { type Box, cropOf, fitWithin } from './crop.ts'

const phone: Box = { left: 0, top: 0, width: 390, height: 844 }
const area: Box = { left: 55, top: 372, width: constants.scanner.width, height: constants.scanner.height }

describe('cropOf', () => {
  // The landscape video is cut left and right, the portrait one above and below or not at all.
  test.each([
    [
      'landscape 1080p',
      { width: 1920, height: 1080 },
      { left: 780.83, top: 476.02, width: 358.29, height: 127.96 },
      560,
      200,
    ],
    [
      'landscape 480p',
      { width: 640, height: 480 },
      { left: 240.38, top: 211.56, width: 159.24, height: 56.87 },
      560,
      200,
    ],
    [
      'portrait, the same shape',
      { width: 780, height: 1688 },
      { left: 110, top: 744, width: 560, height: 200 },
      560,
      200,
    ],
    [
      'portrait 1080p',
      { width: 1080, height: 1920 },
      { left: 221.52, top: 846.26, width: 636.97, height: 227.49 },
      637,
      227,
    ],
    [
      'portrait 4k',
      { width: 2160, height: 3840 },
      { left: 443.03, top: 1692.51, width: 1273.93, height: 454.98 },
      1274,
      455,
    ],
    [
      'taller than the page',
      { width: 390, height: 2000 },
      { left: 55, top: 950, width: 280, height: 100 },
      560,
      200,
    ],
  ])('S9.3 finds the pixels under the window in a %s video', (_, video, source, width, height) => {
    const crop = cropOf(video, phone, area)
    for (const [side, value] of Object.entries(source)) {
      expect(crop[side === 'left' || side === 'top' || side === 'width' ? side : 'height']).toBeCloseTo(
        value,
        1,
      )
    }
    expect(crop.canvas).toEqual({ width, height })
  })

  test('S9.3 does not care where the video stands on the page', () => {
    const move = (box: Box): Box => ({ ...box, left: box.left + 440, top: box.top - 120 })
    const video = { width: 1920, height: 1080 }
    expect(cropOf(video, move(phone), move(area))).toEqual(cropOf(video, phone, area))
  })

  test('S9.3 takes as many pixels from a video of three times the density as it has', () => {
    const video = { width: 390 * 3, height: 844 * 3 }
    expect(cropOf(video, phone, area)).toMatchObject({
      left: 165,
      top: 1116,
      canvas: { width: 840, height: 300 },
    })
  })
})

test('a picture from the gallery is scaled down, never up', () => {
  expect(fitWithin({ width: 4032, height: 3024 }, 1920)).toEqual({ width: 1920, height: 1440 })
  expect(fitWithin({ width: 300, height: 800 }, 1920)).toEqual({ width: 300, height: 800 })
})
