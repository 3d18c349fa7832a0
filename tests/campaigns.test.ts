import { execFile, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CampaignSection } from '@fandeck/sdk/wire'
import { afterAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { documentProblems } from '../scripts/campaign-problems.ts'
import { campaignSchemaText } from '../scripts/campaign-schema.ts'
import { files, ROOT, read } from './repo.ts'

const documents = files('examples/shop/campaigns/*.json')
const [first = ''] = documents
const good = read('examples/shop/campaigns/redboosters.json')

const Node = z.looseObject({ properties: z.record(z.string(), z.unknown()) })

describe('campaigns.schema.json', () => {
  test('is what `pnpm campaign:schema` writes', () => {
    expect(read('packages/sdk/campaigns.schema.json')).toBe(campaignSchemaText())
  })

  test('requires what the pages need, names every kind, and describes the fields', () => {
    const schema = JSON.parse(campaignSchemaText())
    expect(Object.keys(Node.parse(schema).properties)).toContain('team')
    expect(schema.required).toEqual(['slug', 'team', 'metadata', 'header', 'packs', 'pages'])
    const kinds = [...campaignSchemaText().matchAll(/"const": "(\w+)"/g)].map(([, kind]) => kind)
    expect(kinds).toHaveLength(14)
    expect(campaignSchemaText()).toContain('"description": "The packs of cards that the boards use."')
  })

  test('is the `$schema` of every document, and published with the SDK', () => {
    for (const file of documents)
      expect(read(file)).toContain('"https://unpkg.com/@fandeck/sdk/campaigns.schema.json"')
    expect(read('packages/sdk/package.json')).toContain('"campaigns.schema.json"')
  })
})

describe('docs/guides/campaigns.md', () => {
  test('shows good documents', () => {
    const fences = [...read('docs/guides/campaigns.md').matchAll(/^```json\n([\s\S]*?)^```$/gm)]
    expect(fences).toHaveLength(1)
    for (const [, document = ''] of fences) expect(documentProblems(document)).toEqual([])
  })

  test('names every kind of section', () => {
    const kinds = [...read('docs/guides/campaigns.md').matchAll(/^\| `(\w+)` \| .* \| .* \|$/gm)].map(
      ([, kind]) => kind,
    )
    expect(kinds.toSorted()).toEqual(
      CampaignSection.def.options.map(({ shape }) => shape.kind.def.values[0]).toSorted(),
    )
  })
})

describe('the check of a document', () => {
  test.each(documents)('%s is good', (file) => {
    expect(documentProblems(read(file))).toEqual([])
  })

  test.each([
    [
      'a missing crest',
      /\n *"crest":.*/,
      '',
      { line: 4, path: 'team.crest', expected: 'a text, which is missing' },
    ],
    [
      'a dead pack',
      '"pack": "redboosters-2025"',
      '"pack": "old"',
      {
        line: 46,
        path: 'pages[0].sections[1].pack',
        expected: 'one of the document\'s packs; old is not in "packs"',
      },
    ],
    [
      'a colour by name',
      '"#2A0710"',
      '"red"',
      { line: 7, path: 'team.palette[1]', expected: 'a colour, written as #C4122F' },
    ],
    [
      'broken JSON',
      '"slug":',
      '"slug"',
      { line: 3, path: '', expected: "JSON; Expected ':' after property name" },
    ],
    ['half a file', /[\s\S]{40}$/, '', { path: '' }],
  ])('names the line, the place and what is expected: %s', (_, from, to, problem) => {
    expect(documentProblems(good.replace(from, to))).toMatchObject([problem])
  })

  test('refuses a document larger than 256 kB', () => {
    const large = good.replace('"slug"', `"$comment": "${'가'.repeat(90_000)}", "slug"`)
    expect(documentProblems(large)).toEqual([
      { line: 1, path: '', expected: 'at most 256 kB; it has 265 kB' },
    ])
  })

  const folder = mkdtempSync(join(tmpdir(), 'fandeck-check-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const command = ['--conditions=fandeck-source', join(ROOT, 'scripts/campaign-check.ts')]
  const run = (...args: string[]) =>
    spawnSync(process.execPath, [...command, ...args], { cwd: ROOT, encoding: 'utf8' })
  /** Runs the command beside this process, which answers it. */
  const checked = (...args: string[]) =>
    new Promise<{ code: number | string | null | undefined; stdout: string }>((ended) => {
      execFile(process.execPath, [...command, ...args], { cwd: ROOT }, (error, stdout) =>
        ended({ code: error ? error.code : 0, stdout }),
      )
    })

  test('with a backend, the command names the packs that it does not have', async () => {
    const asked: string[] = []
    const packs = { 'redboosters-2025': { pack_idx: 1, minting: [] } }
    const backend = createServer((request, reply) => {
      asked.push(request.url ?? '')
      reply.setHeader('content-type', 'application/json')
      reply.end(JSON.stringify({ status: '200', data: packs }))
    })
    await new Promise<void>((listening) => backend.listen(0, '127.0.0.1', listening))
    const address = backend.address()
    const api = `http://127.0.0.1:${typeof address === 'object' ? address?.port : address}`
    const dead = join(folder, 'dead.json')
    writeFileSync(dead, good.replaceAll('"redboosters-2025"', '"redboosters-2024"'))
    const known = 'examples/shop/campaigns/redboosters.json'
    try {
      const { code, stdout } = await checked(known, dead, '--api', api)
      expect(code).toBe(1)
      const [fine, fault] = stdout.split('\n')
      expect(fine).toBe(`${known}: good`)
      expect(fault).toMatch(/dead\.json: expected a pack of http:.*; it has no redboosters-2024$/)
      expect((await checked(known, '--api', api)).code).toBe(0)
      expect(asked).toContain('/card/pack/init?pack_name_list=redboosters-2024')
    } finally {
      backend.close()
    }
  })

  test('the command prints one line a fault and fails', () => {
    const bad = join(folder, 'bad.json')
    writeFileSync(bad, good.replace('"basketball"', '"chess"'))
    const { status, stdout } = run(bad, first)
    expect(status).toBe(1)
    const [fault, fine] = stdout.split('\n')
    expect(fault).toMatch(/bad\.json:8 team\.sport: expected one of football, baseball/)
    expect(fine).toBe(`${first}: good`)
    expect(run(first).status).toBe(0)
    expect(run().status).toBe(2)
  })
})
