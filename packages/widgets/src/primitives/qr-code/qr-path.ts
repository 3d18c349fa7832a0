/** The modules of a QR code. */
export interface QrMatrix {
  size: number
  isDark(row: number, column: number): boolean
}

/** Encodes at level M; loads the encoder on first use. Rejects if the text is too long. */
export async function encodeQr(text: string): Promise<QrMatrix> {
  const { default: qrcode } = await import('qrcode')
  const { modules } = qrcode.create(text, { errorCorrectionLevel: 'M' })
  return { size: modules.size, isDark: (row, column) => Boolean(modules.get(row, column)) }
}

/** Returns the quiet zone, px: 18 or four modules, whichever is larger (D15). */
export function quietZone(width: number, size: number): number {
  return Math.max(18, (4 * width) / (size + 8))
}

/** Returns an SVG path with one rectangle per run of dark modules in a row. */
export function qrPath({ size, isDark }: QrMatrix): string {
  let path = ''
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (!isDark(row, column)) continue
      const start = column
      while (column + 1 < size && isDark(row, column + 1)) column++
      path += `M${start} ${row}h${column - start + 1}v1H${start}z`
    }
  }
  return path
}
