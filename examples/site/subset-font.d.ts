declare module 'subset-font' {
  /** Returns the font with the glyphs of `text` only. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2'
      variationAxes?: Record<string, { min: number; max: number; default: number }>
    },
  ): Promise<Buffer>
}
