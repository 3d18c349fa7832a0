import { describe, expect, it } from 'vitest'
import { type ArtSpec, drawArt } from './art.ts'
import { POSES, type PoseName } from './poses.ts'
import { renderArt } from './render.ts'
import { hash, rng } from './rng.ts'
import { TEAM_KEYS } from './teams.ts'

const kick: ArtSpec = { kind: 'athlete', team: 'seoul', number: 10, pose: 'kick', seed: '10' }
const soha: ArtSpec = { kind: 'artist', idol: 'idol1', seed: '1', hair: 0 }
const samples: ArtSpec[] = [
  kick,
  soha,
  { kind: 'magazine', issue: 3 },
  { kind: 'emblem', team: 'ball' },
  { kind: 'crest', team: 'dhcfc' },
  { kind: 'backdrop', seed: 'a', team: 'boosters', width: 390, height: 472 },
  {
    kind: 'fan',
    seed: 'a',
    team: 'seoul',
    width: 390,
    height: 472,
    cardWidth: 148,
    centerX: 195,
    top: 72,
    cards: [{ art: kick }, { art: kick, finish: 'sign' }, { art: kick, finish: 'prism' }],
  },
  { kind: 'tile', seed: 'a', team: 'suwon', width: 169, height: 212, card: { art: kick, finish: 'foil' } },
  { kind: 'thumb', card: { art: soha } },
  { kind: 'portrait', card: soha },
]

const idsOf = (svg: string) => [...svg.matchAll(/ id="([^"]+)"/g)].map((match) => match[1])
const usesOf = (svg: string) => [...svg.matchAll(/url\(#([^)]+)\)/g)].map((match) => match[1])

describe('rng', () => {
  it('gives the same numbers for the same seed and stays in [0, 1)', () => {
    const [first, second] = [rng('card-1'), rng('card-1')]
    const drawn = Array.from({ length: 200 }, () => first())
    expect(Array.from({ length: 200 }, () => second())).toEqual(drawn)
    expect(drawn.every((value) => value >= 0 && value < 1)).toBe(true)
    expect(hash('card-1')).not.toBe(hash('card-2'))
  })
})

describe('drawArt', () => {
  it('draws the same picture from the same spec', () => {
    for (const spec of samples) expect(drawArt(structuredClone(spec))).toBe(drawArt(spec))
  })

  it('draws the same picture when a table gives the keys back in another order', () => {
    expect(drawArt({ seed: '10', pose: 'kick', number: 10, team: 'seoul', kind: 'athlete' })).toBe(
      drawArt(kick),
    )
  })

  it('draws another picture from another seed', () => {
    const seeds = Array.from({ length: 20 }, (_, index) => drawArt({ ...kick, seed: String(index) }))
    expect(new Set(seeds).size).toBe(20)
  })

  it('uses every id once inside one document and points at none that is missing', () => {
    for (const spec of samples) {
      const svg = drawArt(spec)
      const ids = idsOf(svg)
      expect(new Set(ids).size, spec.kind).toBe(ids.length)
      expect(usesOf(svg).filter((used) => !ids.includes(used))).toEqual([])
    }
  })

  it('shares no id between two pictures on one page', () => {
    const ids = samples.flatMap((spec) => idsOf(drawArt(spec)))
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('needs no font: numbers are outlines', () => {
    for (const spec of samples) expect(drawArt(spec)).not.toContain('<text')
  })

  it('draws every pose and every crest without a broken number', () => {
    const poses = Object.keys(POSES).filter((name): name is PoseName => name in POSES)
    const drawn = [
      ...poses.map((pose) => drawArt({ ...kick, pose })),
      ...TEAM_KEYS.map((team) => drawArt({ kind: 'crest', team })),
    ]
    for (const svg of drawn) expect(svg).not.toMatch(/NaN|undefined|Infinity/)
  })

  it('repeats six covers and four compositions over the issues of a magazine', () => {
    const covers = Array.from({ length: 12 }, (_, index) => drawArt({ kind: 'magazine', issue: index + 1 }))
    expect(new Set(covers).size).toBe(12)
    expect(covers[6]).toContain('#E9DEC8')
  })
})

describe('renderArt', () => {
  it('rasterises a card at the wanted width and keeps its ratio', async () => {
    const webp = await renderArt(drawArt(kick), { width: 640, format: 'webp' })
    expect(webp.subarray(8, 12).toString('latin1')).toBe('WEBP')
    const png = await renderArt(drawArt(kick), { width: 110, format: 'png' })
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([110, 170])
    const jpeg = await renderArt(drawArt(soha), { width: 64, format: 'jpeg' })
    expect(jpeg.subarray(0, 2).toString('hex')).toBe('ffd8')
  })
})
