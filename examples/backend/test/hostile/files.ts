// G20: seeded files that a scanner never sends: wrong types, polyglots, bombs, huge, empty, truncated.
import sharp from 'sharp'
import { rng } from '../../src/art/rng.ts'
import { type CodeReader, OcrError } from '../../src/ocr/code-reader.ts'
import { photograph } from '../fixtures/ocr/photograph.ts'

type Make = (random: () => number) => Buffer | Promise<Buffer>

const junk = (random: () => number, size: number) =>
  Buffer.from(Uint8Array.from({ length: size }, () => Math.floor(random() * 256)))
const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#fff' } })
let bomb: Promise<Buffer> | undefined
let drawn: Promise<Buffer> | undefined
/** Returns a copy of a valid picture without a code, to be modified. */
const plain = async () => {
  drawn ??= photograph('', 'easy', 'plain')
  return Buffer.from(await drawn)
}
const PAGE = '<script>alert(1)</script><svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'

/** A JPEG whose header states another size than its pixels have. */
async function mislabelledJpeg(width: number, height: number): Promise<Buffer> {
  const jpeg = await flat(16).jpeg().toBuffer()
  for (let at = 2; at + 9 < jpeg.length; ) {
    if (jpeg[at + 1] === 0xc0) {
      jpeg.writeUInt16BE(height, at + 5)
      jpeg.writeUInt16BE(width, at + 7)
      break
    }
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return jpeg
}

/** A PNG whose header states another size, with a valid checksum. */
async function mislabelledPng(width: number, height: number): Promise<Buffer> {
  const png = await flat(16).png().toBuffer()
  png.writeUInt32BE(width, 16)
  png.writeUInt32BE(height, 20)
  let sum = 0xffffffff
  for (const byte of png.subarray(12, 29)) {
    sum ^= byte
    for (let bit = 0; bit < 8; bit++) sum = sum & 1 ? (sum >>> 1) ^ 0xedb88320 : sum >>> 1
  }
  png.writeUInt32BE(~sum >>> 0, 29)
  return png
}

const KINDS: Readonly<Record<string, Make>> = {
  empty: () => Buffer.alloc(0),
  'another type': (random) => {
    const heads = ['GIF89a', 'BM', 'II*\0', '%PDF-1.7', 'PK\x03\x04', 'MZ', PAGE, 'RIFF0000WEBPVP8 ']
    return Buffer.concat([Buffer.from(heads[Math.floor(random() * heads.length)] ?? ''), junk(random, 2000)])
  },
  'magic bytes and junk': (random) => {
    const magic = random() < 0.5 ? 'ffd8ffe0' : '89504e470d0a1a0a0000000d49484452'
    return Buffer.concat([Buffer.from(magic, 'hex'), junk(random, 500 + Math.floor(random() * 20_000))])
  },
  'cut off': async (random) => {
    const whole = await plain()
    return whole.subarray(0, Math.floor(whole.length * random()))
  },
  'one byte wrong': async (random) => {
    const whole = await plain()
    for (let n = 0; n < 20; n++) whole[Math.floor(random() * whole.length)] = Math.floor(random() * 256)
    return whole
  },
  'a picture with a page behind it': async () => Buffer.concat([await plain(), Buffer.from(PAGE)]),
  'a picture with a page in its comment': async () => {
    const whole = await plain()
    const comment = Buffer.from(`\xff\xfe\0${String.fromCharCode(PAGE.length + 2)}${PAGE}`, 'latin1')
    return Buffer.concat([whole.subarray(0, 2), comment, whole.subarray(2)])
  },
  'a JPEG of 64,250 x 64,250': () => mislabelledJpeg(64_250, 64_250),
  'a PNG of 64,250 x 64,250': () => mislabelledPng(64_250, 64_250),
  'few bytes, many pixels': async () => {
    bomb ??= flat(3300).png().toBuffer()
    return Buffer.from(await bomb)
  },
  huge: (random) =>
    Buffer.concat([Buffer.from('ffd8ffe0', 'hex'), Buffer.alloc(300_000 + Math.floor(random() * 5e6))]),
}

/** Returns a file by its number; the same seed gives the same files. */
export async function hostileFile(seed: number, n: number): Promise<{ kind: string; file: Buffer }> {
  const names = Object.keys(KINDS)
  const kind = names[n % names.length] ?? ''
  const file = await KINDS[kind]?.(rng(`hostile/${seed}/${n}`))
  return { kind, file: file ?? Buffer.alloc(0) }
}

const megabytes = () => process.memoryUsage().rss / 1e6

/** Passes files to a reader and measures their cost; `read` counts those in which it found a code. */
export async function playFiles(reader: CodeReader, seed: number, count: number) {
  const files: Buffer[] = []
  for (let n = 0; n < count; n++) files.push((await hostileFile(seed, n)).file)
  await reader.read(await plain())
  const before = megabytes()
  const counts = { files: count, refused: 0, unreadable: 0, read: 0, faults: 0, extraMb: 0, slowestMs: 0 }
  for (const file of files) {
    const since = performance.now()
    try {
      if ((await reader.read(file)).code === undefined) counts.unreadable++
      else counts.read++
    } catch (error) {
      if (error instanceof OcrError) counts.refused++
      else counts.faults++
    }
    counts.slowestMs = Math.max(counts.slowestMs, Math.round(performance.now() - since))
    counts.extraMb = Math.max(counts.extraMb, Math.round(megabytes() - before))
  }
  return counts
}

/** The control: decodes without a check, and returns how many bytes of pixels one file became. */
export async function decodeUnguarded(file: Buffer): Promise<number> {
  return (await sharp(file, { limitInputPixels: false }).removeAlpha().raw().toBuffer()).length
}
