// `pnpm campaign:check FILE… [--api URL]`: checks campaigns' documents, and with a backend also whether their packs
// exist there.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { parseArgs } from 'node:util'
import { createFandeck } from '@fandeck/sdk'
import { readCampaign } from '@fandeck/sdk/campaigns'
import { getPacks } from '@fandeck/sdk/cards'
import { documentProblems } from './campaign-problems.ts'

const { positionals: files, values } = parseArgs({
  allowPositionals: true,
  options: { api: { type: 'string' } },
})

/** Returns the packs of a document that the backend does not have. */
async function deadPacks(text: string, marketUrl: string): Promise<string[]> {
  const packNames = readCampaign(JSON.parse(text))?.campaign.packs ?? []
  const known = await getPacks(createFandeck({ marketUrl }), { packNames })
  return packNames.filter((name) => !(name in known))
}

async function check(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  const faults = documentProblems(text).map(
    ({ line, path, expected }) =>
      `${relative('.', file)}:${line} ${path || 'the document'}: expected ${expected}`,
  )
  if (faults.length > 0 || values.api === undefined) return faults
  const dead = await deadPacks(text, values.api)
  return dead.map((name) => `${relative('.', file)}: expected a pack of ${values.api}; it has no ${name}`)
}

if (files.length === 0) {
  console.error('Usage: pnpm campaign:check FILE… [--api http://localhost:8787]')
  process.exit(2)
}
for (const file of files) {
  const faults = await check(file)
  if (faults.length > 0) process.exitCode = 1
  console.log(faults.length > 0 ? faults.join('\n') : `${relative('.', file)}: good`)
}
