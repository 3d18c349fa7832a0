// The packed packages in the versions of Node that they support, as ES modules and as CommonJS.
import { join } from 'node:path'
import { describe, expect, inject, test } from 'vitest'
import * as z from 'zod'
import { run } from '../../scripts/commands.ts'

const integration = inject('integration')
const folder = join(integration?.folder ?? '', 'apps/node')
const VERSIONS = [
  ['20', join(folder, 'node_modules/node20/bin/node')],
  ['22', join(folder, 'node_modules/node22/bin/node')],
  ['26', process.execPath],
] as const

const Fact = z.object({ node: z.string(), title: z.string() })
const Counts = z.record(z.string(), z.tuple([z.number(), z.number().nullable()]))

describe.skipIf(!integration).each(VERSIONS)('the packed packages in Node %s', (version, node) => {
  test.each(['drop.mjs', 'drop.cjs'])('S10.8 load a drop from the backend by %s', async (script) => {
    const fact = Fact.parse(JSON.parse(await run(node, [script], folder)))
    expect(fact.node.startsWith(`v${version}.`)).toBe(true)
    expect(fact.title).not.toBe('')
  })

  test('S10.8 export the same names from every entry in both formats', async () => {
    const counts = Counts.parse(JSON.parse(await run(node, ['entries.cjs'], folder)))
    expect(Object.keys(counts)).toContain('@fandeck/widgets/elements')
    expect(counts['@fandeck/sdk']?.[0]).toBeGreaterThan(20)
    expect(counts['@fandeck/sdk/drops']?.[0]).toBeGreaterThan(20)
    expect(counts['@fandeck/react']?.[0]).toBeGreaterThan(50)
    for (const [entry, [esm, cjs]] of Object.entries(counts)) if (cjs !== null) expect(cjs, entry).toBe(esm)
  })
})
