import type { ShopDocument } from '@fandeck/sdk/shop'
import * as z from 'zod/mini'
import type { ArtSpec } from '../art/art.ts'
import { groundColour } from '../art/ground.ts'
import { campaignOf, documentTeam, type FindTeam, plainTeam } from '../art/teams.ts'

const Teams = z.object({
  team: z.object({
    name: z.string(),
    sport: z.string(),
    palette: z.array(z.string().check(z.regex(/^#[0-9a-f]{6}$/i))),
  }),
})

/** Returns the teams of a shop's campaigns. */
const teamsOf =
  ({ campaigns }: ShopDocument): FindTeam =>
  (key) => {
    const read = z.safeParse(Teams, campaigns[campaignOf(key) ?? ''])
    return read.success ? documentTeam(key, read.data) : plainTeam(key)
  }

/** Adds the colour that fans see until a drawing has loaded. */
export function coloured<Drawing extends ArtSpec>(
  document: ShopDocument,
  drawing: Drawing,
): Drawing & { colour?: string } {
  const colour = groundColour(drawing, teamsOf(document))
  return colour === undefined ? drawing : { ...drawing, colour }
}
