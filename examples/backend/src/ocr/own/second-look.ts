import type { Candidate, GrayPixels } from '@fandeck/sdk/scan'

/** What a look at most takes from a text, in nats: that of a text that it has not seen. */
const FARTHEST = 9

/** Repeats the pixels of the border around a picture, so that what touches it stands further inside. */
export function padded({ data, width, height }: GrayPixels, share: number): GrayPixels {
  const [across, down] = [Math.round(width * share), Math.round(height * share)]
  const [wide, high] = [width + 2 * across, height + 2 * down]
  const pixels = new Uint8Array(wide * high)
  for (let row = 0; row < high; row++) {
    const from = Math.min(height - 1, Math.max(0, row - down)) * width
    const line = data.subarray(from, from + width)
    const to = row * wide
    pixels.fill(line[0] ?? 0, to, to + across)
    pixels.set(line, to + across)
    pixels.fill(line[width - 1] ?? 0, to + across + width, to + wide)
  }
  return { data: pixels, width: wide, height: high }
}

/** Returns the texts of several looks at one picture by the sum of their distances from the likeliest text of each look. */
export function fused(looks: readonly (readonly Candidate[])[]): Candidate[] {
  const distances = looks.map((candidates) => {
    const top = candidates[0]?.logProbability ?? 0
    return new Map(candidates.map(({ text, logProbability }) => [text, logProbability - top]))
  })
  const sum = (text: string) =>
    distances.reduce((total, look) => total + Math.max(look.get(text) ?? -FARTHEST, -FARTHEST), 0)
  const texts = new Set(looks.flatMap((candidates) => candidates.map(({ text }) => text)))
  return Array.from(texts, (text) => ({ text, logProbability: sum(text) })).sort(
    (a, b) => b.logProbability - a.logProbability,
  )
}
