const INK = '#16141c'
const READABLE = 4.5

function luminance(color: string): number | undefined {
  const [, hex] = /^#([0-9a-f]{6})$/i.exec(color) ?? []
  if (hex === undefined) return undefined
  const [red = 0, green = 0, blue = 0] = [0, 2, 4].map((at) => {
    const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/**
 * Returns white for text on a team's colour, or ink where white has a contrast below 4.5:1 and ink a higher one.
 */
export function inkOn(color: string): string {
  const ground = luminance(color)
  if (ground === undefined) return '#fff'
  const white = 1.05 / (ground + 0.05)
  const ink = (ground + 0.05) / ((luminance(INK) ?? 0) + 0.05)
  return white >= READABLE || white >= ink ? '#fff' : INK
}
