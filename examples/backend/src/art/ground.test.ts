import sharp from 'sharp'
import { expect, test } from 'vitest'
import { type ArtSpec, drawArt } from './art.ts'
import { groundColour } from './ground.ts'
import { renderArt } from './render.ts'
import { documentTeam, type FindTeam } from './teams.ts'

const palette = ['#e31b23', '#1a1a1a', '#ffffff']
const team: FindTeam = (key) => documentTeam(key, { team: { name: key, sport: 'football', palette } })
const kick: ArtSpec = { kind: 'athlete', team: 'seoul', number: 10, pose: 'kick', seed: '10' }
const size = { width: 390, height: 472 }

const DRAWINGS: [string, ArtSpec][] = [
  ['a player', kick],
  ['an artist', { kind: 'artist', idol: 'idol2', seed: '1', hair: 0 }],
  ['an emblem', { kind: 'emblem', team: 'seoul' }],
  ['a cover', { kind: 'magazine', issue: 1 }],
  ['hills', { kind: 'landscape', team: 'ongyeol', seed: '1' }],
  ['a ground', { kind: 'backdrop', seed: 'a', team: 'seoul', ...size }],
  ['a tile', { kind: 'tile', seed: 'a', team: 'seoul', width: 169, height: 212, card: { art: kick } }],
]

test.each(DRAWINGS)('the colour of %s is nearer to the drawing than black is', async (_, spec) => {
  const png = await renderArt(drawArt(spec, team), { width: 64, format: 'png' })
  const average = await sharp(png).resize(1, 1, { fit: 'fill' }).removeAlpha().raw().toBuffer()
  const colour = groundColour(spec, team) ?? ''
  expect(colour).toMatch(/^[0-9a-f]{6}$/)
  const distance = (other: readonly number[]) =>
    Math.hypot(...other.map((value, at) => value - (average[at] ?? 0)))
  const guess = [0, 2, 4].map((at) => Number.parseInt(colour.slice(at, at + 2), 16))
  expect(distance(guess)).toBeLessThan(distance([0x16, 0x14, 0x1c]) * 0.75)
})

test('a crest has transparent parts, and no colour', () =>
  expect(groundColour({ kind: 'crest', team: 'seoul' }, team)).toBeUndefined())

test('the colour of its column changes nothing of a drawing', () => {
  const stored = { ...kick, colour: '8a1c2f' }
  expect(drawArt(stored, team)).toBe(drawArt(kick, team))
})
