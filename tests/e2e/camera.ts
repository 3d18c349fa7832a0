// Pictures for Chromium's fake camera: a printed card, or the screen of a phone.
import { writeFileSync } from 'node:fs'
import sharp from 'sharp'

const [WIDTH, HEIGHT] = [1920, 1080]
/** The position of the code on a sample card of 550 x 850. */
const CODE = { x: 275, y: 754 }
/** The scanner's window covers some 358 px of a 1920x1080 video's width; the code panel of 470 fits into it. */
const SCALE = 0.72

/** How far a hand moves between two frames, px. */
const MOVES = [
  [0, 0],
  [5, -3],
  [-4, 2],
] as const

/** Shows a card with its code inside the scanner's window. */
export async function writeCamera(file: string, card: Buffer): Promise<void> {
  const [width, height] = [Math.round(550 * SCALE), Math.round(850 * SCALE)]
  const picture = await sharp(card).resize(width, height).png().toBuffer()
  await write(file, picture, [WIDTH / 2 - CODE.x * SCALE, HEIGHT / 2 - CODE.y * SCALE])
}

/** Shows any other picture, such as a phone's screen, centred and slightly rotated, as if held by hand. */
export async function writeScreen(file: string, screen: Buffer, side = 640): Promise<void> {
  const { data, info } = await sharp(screen)
    .resize(side, side, { fit: 'inside' })
    .rotate(7, { background: '#3b322c' })
    .png()
    .toBuffer({ resolveWithObject: true })
  await write(file, data, [(WIDTH - info.width) / 2, (HEIGHT - info.height) / 2])
}

/** Renders a twelve-megapixel photograph of a card on a table, with the grain of a small lens. */
export async function photograph(card: Buffer): Promise<Buffer> {
  const [width, height] = [3024, 4032]
  const table = { width, height, channels: 3, background: '#7a6a58' } as const
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const
  const fine = await sharp({ create: { ...table, width: width / 2, height: height / 2, noise } })
    .png()
    .toBuffer()
  const grain = await sharp(fine).resize(width, height).png().toBuffer()
  const picture = await sharp(card).resize(1700).rotate(3, { background: '#7a6a58' }).png().toBuffer()
  return sharp({ create: table })
    .composite([{ input: picture }, { input: grain, blend: 'soft-light' }])
    .jpeg({ quality: 95 })
    .toBuffer()
}

/** Returns a frame of raw video (I420) with a picture at a place. */
async function frameOf(picture: Buffer, left: number, top: number): Promise<Buffer> {
  const rgb = await sharp({ create: { width: WIDTH, height: HEIGHT, channels: 3, background: '#3b322c' } })
    .composite([{ input: picture, left, top }])
    .removeAlpha()
    .raw()
    .toBuffer()
  const y = Buffer.alloc(WIDTH * HEIGHT)
  const u = Buffer.alloc((WIDTH * HEIGHT) / 4)
  const v = Buffer.alloc((WIDTH * HEIGHT) / 4)
  for (let row = 0; row < HEIGHT; row++) {
    for (let column = 0; column < WIDTH; column++) {
      const at = row * WIDTH + column
      const [r, g, b] = [rgb[at * 3] ?? 0, rgb[at * 3 + 1] ?? 0, rgb[at * 3 + 2] ?? 0]
      y[at] = 16 + (65.738 * r + 129.057 * g + 25.064 * b) / 256
      if (row % 2 || column % 2) continue
      const half = (row / 2) * (WIDTH / 2) + column / 2
      u[half] = 128 + (-37.945 * r - 74.494 * g + 112.439 * b) / 256
      v[half] = 128 + (112.439 * r - 94.154 * g - 18.285 * b) / 256
    }
  }
  return Buffer.concat([Buffer.from('FRAME\n'), y, u, v])
}

/** Writes frames that a hand has moved, which Chromium repeats forever. */
async function write(file: string, picture: Buffer, [left, top]: [x: number, y: number]): Promise<void> {
  const frames = await Promise.all(
    MOVES.map(([right, down]) => frameOf(picture, Math.round(left) + right, Math.round(top) + down)),
  )
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420\n`)
  writeFileSync(file, Buffer.concat([head, ...frames]))
}
