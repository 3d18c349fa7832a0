import { crc32, deflateSync } from 'node:zlib'
import sharp from 'sharp'

/** A rotated photograph: 90 x 60 px as stored, 60 x 90 px after its EXIF orientation, with GPS data and a copyright in its EXIF. */
export const sideways = (colour = '#c8102e'): Promise<Buffer> =>
  sharp({ create: { width: 90, height: 60, channels: 3, background: colour } })
    .withExif({
      IFD0: { Artist: 'EXIF-MARK' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 33/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()

/** Returns a plain picture of a type. */
export const plain = (type: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif', width = 40, height = 30) =>
  sharp({ create: { width, height, channels: 3, background: '#14213d' } })
    .toFormat(type)
    .toBuffer()

const chunk = (name: string, data: Buffer) => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  size.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([size, body, sum])
}

/** A PNG of a few kilobytes that says it is `side` px wide and high. */
export function bomb(side: number): Buffer {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([1, 0, 0, 0, 0], 8)
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64 * 1024))),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

/** The first boxes of a file of the ISO family, such as HEIC or MP4. */
export function boxed(...brands: string[]): Buffer {
  const names = Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.join('')}`, 'latin1')
  const size = Buffer.alloc(4)
  size.writeUInt32BE(names.length + 4)
  return Buffer.concat([size, names, Buffer.alloc(64)])
}
