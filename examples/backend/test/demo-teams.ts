import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { campaignOf, documentTeam, type FindTeam, plainTeam } from '../src/art/teams.ts'

const FOLDER = join(import.meta.dirname, '../../shop/campaigns')

/** Finds the teams of the demo, as its campaigns describe them. */
export const demoTeam: FindTeam = (key) => {
  const slug = key === 'ongyeol' ? undefined : campaignOf(key)
  if (slug === undefined) return plainTeam(key)
  return documentTeam(key, JSON.parse(readFileSync(join(FOLDER, `${slug}.json`), 'utf8')))
}
