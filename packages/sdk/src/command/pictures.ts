import { imageSize } from 'image-size'
import { type Fault, faultOf } from './fault.ts'

const SHOWN = ['avif', 'gif', 'jpg', 'png', 'webp']
/** The most pixels of a side. */
const MOST_SIDE = 12_000

const REMEDY: Readonly<Record<string, string>> = {
  heic: 'avif, gif, jpg, png or webp; save the photograph of the phone as JPEG',
  heif: 'avif, gif, jpg, png or webp; save the photograph of the phone as JPEG',
  svg: 'avif, gif, jpg, png or webp; export the drawing as PNG, because SVG can hold scripts',
}

/** Checks by its content that a file is a picture that browsers show. */
export function checkPicture(file: string, bytes: Uint8Array): Fault[] {
  try {
    const { type = '', width, height } = imageSize(bytes)
    if (!SHOWN.includes(type))
      return [faultOf(file, REMEDY[type] ?? `avif, gif, jpg, png or webp; it is ${type}`)]
    if (Math.max(width, height) > MOST_SIDE)
      return [faultOf(file, `at most ${MOST_SIDE} px wide and high; it has ${width} x ${height}`)]
    return []
  } catch {
    const remedy = /ftyp(heic|heix|hevc|mif1)/.test(String.fromCharCode(...bytes.subarray(0, 32)))
    return [faultOf(file, remedy ? (REMEDY.heic ?? '') : 'a picture: avif, gif, jpg, png or webp')]
  }
}
