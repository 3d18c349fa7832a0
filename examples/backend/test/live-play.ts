// O1 on seeded frames of the scanner's window: what live reading would send.

import { createScanner, formatCode, generateCode } from '@fandeck/sdk/claims'
import { createLiveScan, readWindow, SIGHTING, TOLERANCE } from '@fandeck/sdk/scan'
import { refuse, testKit } from '@fandeck/sdk/testing'
import { rng } from '../src/art/rng.ts'
import { decodeImage } from '../src/ocr/image.ts'
import { openWasm } from '../src/ocr/own/network.ts'
import { nearMiss } from './fixtures/ocr/near-miss.ts'
import { PHOTO_LEVELS, type PhotoLevel, photograph } from './fixtures/ocr/photograph.ts'

/** What the labels say: no code at all, or one or two characters of an issued code exchanged. */
export type Labels = 'no code' | 'near-miss'

/** A hand holds a label for this many frames, 150 ms apart. */
const FRAMES = 5
const FRAME_MS = 150
const WORDS = ['', 'THANK YOU FANS', 'SEASON TWO 2026', 'NO.0127', 'FC SEOUL VS SUWON', 'ANPT-EKTX']

const NAMES = ['product', 'noTolerance', 'oneFrame'] as const
/** The rules of the product, and those of two broken controls: without τ, and then by one frame only. */
const RULES = {
  product: { tolerance: TOLERANCE, frames: SIGHTING.frames },
  noTolerance: { tolerance: Number.POSITIVE_INFINITY, frames: SIGHTING.frames },
  oneFrame: { tolerance: Number.POSITIVE_INFINITY, frames: 1 },
}

/** Starts live reading against a server that knows no code. */
function startReading({ tolerance, frames }: (typeof RULES)['product']) {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.on('POST /card/:idx', () => refuse(404, '등록되지 않은 코드예요.', 'CODE_UNKNOWN'))
  return {
    tolerance,
    live: createLiveScan(fandeck, createScanner(fandeck), { frames }),
    requests: server.requests,
  }
}

interface LivePlay {
  seed: number
  /** Frames. */
  count: number
  levels?: readonly PhotoLevel[]
}

/** Shows frames to the product and to the controls; returns how many codes each sends. The product may send none. */
export async function playLive(
  labels: Labels,
  { seed, count, levels = PHOTO_LEVELS }: LivePlay,
): Promise<Record<(typeof NAMES)[number], number>> {
  const network = await openWasm()
  const random = rng(`live/${labels}/${seed}`)
  const sent = { product: 0, noTolerance: 0, oneFrame: 0 }
  for (let scene = 0; scene * FRAMES < count; scene++) {
    const code = generateCode((bytes) => bytes.map(() => Math.floor(random() * 256)))
    const misprint = formatCode(nearMiss(code, new Set([code]), random))
    const text = labels === 'no code' ? (WORDS[scene % WORDS.length] ?? '') : misprint
    const level = levels[scene % levels.length] ?? 'easy'
    const readings = NAMES.map((name) => ({ name, ...startReading(RULES[name]) }))
    for (let frame = 0; frame < FRAMES; frame++) {
      const { gray } = await decodeImage(await photograph(text, level, `live/${seed}/${scene}/${frame}`))
      for (const { live, tolerance } of readings)
        await live.see(readWindow(network, gray, { tolerance }), frame * FRAME_MS)
    }
    for (const { name, requests } of readings) sent[name] += requests.length
  }
  return sent
}
