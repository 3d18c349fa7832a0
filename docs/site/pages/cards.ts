// The pictures of the playgrounds: cards of the demo, as its backend draws them.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { type ArtSpec, drawArt } from '../../../examples/backend/src/art/art.ts'
import { renderArt } from '../../../examples/backend/src/art/render.ts'
import { campaignOf, documentTeam } from '../../../examples/backend/src/art/teams.ts'
import { ROOT } from './sources.ts'

const WIDTH = 480

/** The cards of the packs in the playgrounds and in the stories. */
export const CARDS: Readonly<Record<string, ArtSpec>> = {
  soha: { kind: 'artist', seed: '1001', idol: 'idol1', hair: 0 },
  sei: { kind: 'artist', seed: '1002', idol: 'idol2', hair: 1 },
  haeo: { kind: 'artist', seed: '1003', idol: 'idol3', hair: 2 },
  yudo: { kind: 'artist', seed: '1004', idol: 'idol4', hair: 3 },
  ijun: { kind: 'athlete', seed: '2001', team: 'seoul', number: 10, pose: 'kick' },
  doyun: { kind: 'athlete', seed: '2002', team: 'seoul', number: 9, pose: 'header' },
  iro: { kind: 'athlete', seed: '2003', team: 'seoul', number: 14 },
  hajun: { kind: 'athlete', seed: '2004', team: 'seoul', number: 33 },
}

const Campaign = z.object({
  team: z.object({ name: z.string(), sport: z.string(), palette: z.array(z.string()) }),
})

function teamOf(key: string) {
  const file = join(ROOT, `examples/shop/campaigns/${campaignOf(key)}.json`)
  return documentTeam(key, Campaign.parse(JSON.parse(readFileSync(file, 'utf8'))))
}

/** Draws pictures as WebP of a width. */
export async function drawPictures(
  folder: string,
  pictures: Readonly<Record<string, ArtSpec>>,
  width: number,
): Promise<void> {
  mkdirSync(folder, { recursive: true })
  for (const [name, spec] of Object.entries(pictures))
    writeFileSync(
      join(folder, `${name}.webp`),
      await renderArt(drawArt(spec, teamOf), { width, format: 'webp' }),
    )
}

/** Draws the cards, and the crest of the club. */
export async function drawCards(folder: string): Promise<void> {
  await drawPictures(folder, CARDS, WIDTH)
  writeFileSync(join(folder, 'crest.svg'), drawArt({ kind: 'crest', team: 'seoul' }, teamOf))
}
