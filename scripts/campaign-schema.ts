// `pnpm campaign:schema`: writes the JSON Schema of a campaign's document.
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as wire from '@fandeck/sdk/wire'
import { jsonSchemaText } from './json-schema.ts'

const SOURCES = join(import.meta.dirname, '../packages/sdk/src/campaigns')
const FILE = join(import.meta.dirname, '../packages/sdk/campaigns.schema.json')
const sources = ['document', 'sections', 'boards', 'values'].map((name) =>
  join(SOURCES, `campaigns.${name}.schema.ts`),
)

/** Returns the text of `campaigns.schema.json`. */
export const campaignSchemaText = (): string =>
  jsonSchemaText(wire.Campaign, 'A campaign of Fandeck', { named: wire, sources })

if (import.meta.main) writeFileSync(FILE, campaignSchemaText())
