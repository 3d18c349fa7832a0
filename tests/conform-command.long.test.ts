import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { NOON } from '../examples/backend/test/bare-backend.ts'
import { openReference, type Reference, SITE } from './conform/backend.ts'
import { conform, serveReference } from './conform/command.ts'
import { type Alter, changed, onRoute } from './conform/proxy.ts'
import { read } from './repo.ts'

let reference: Reference
let server: Awaited<ReturnType<typeof serveReference>>
let variables: Record<string, string>
const folder = mkdtempSync(join(tmpdir(), 'fandeck-conform-'))
beforeAll(async () => {
  reference = await openReference()
  server = await serveReference(reference)
  const { token = '', refreshToken = '' } = await reference.settings()
  variables = { FANDECK_MEMBER_TOKEN: token, FANDECK_MEMBER_REFRESH_TOKEN: refreshToken }
})
beforeEach(() => {
  server.served.alter = (request, forward) => forward(request)
})
afterAll(async () => {
  await server.close()
  await reference.close()
  rmSync(folder, { recursive: true, force: true })
})

/** The start of a sale in epoch ms, as in the sample of the guide. */
const inMs: Alter = onRoute('GET /minting/:dropId', async (reply) => {
  const json = Object(await reply.clone().json())
  if (reply.status !== 200) return reply
  const { data } = json
  const info = { ...data.minting_info, start_dttm: 1_764_291_600_000 }
  return changed(reply, { json: { ...json, data: { ...data, minting_info: info } } })
})
const drop = () => [server.url, '--profile', 'drop', '--origin', SITE]

describe('fandeck conform', () => {
  test('exits with 0 without a fault, and prints what it has skipped', async () => {
    const { code, out, errors } = await conform(drop(), variables)
    expect({ code, errors }).toEqual({ code: 0, errors: '' })
    expect(out).toMatch(/\n\d{2,} passed, 0 failed, \d+ skipped\n$/)
    expect(out).toContain('skipped With --write: reserves packs')
  })

  test('exits with 1 for a fault, and prints what the guide shows', async () => {
    server.served.alter = inMs
    const { code, out } = await conform(drop(), variables)
    expect(code).toBe(1)
    const [sample = ''] = /FAILED [\s\S]*?suffers[^\n]*\n/.exec(out) ?? []
    expect(sample).toContain('data.minting_info.start_dttm')
    expect(read('docs/guides/conform.md')).toContain(sample)
  })

  test('names a clock of the backend that is an hour off, but not that of a recording', async () => {
    const { code, out } = await conform(drop(), variables, NOON + 3_600_000)
    expect(code).toBe(1)
    expect(out).toContain('header Date')
  })

  test('writes with --write, and tells how long to wait for the end of the reservation', async () => {
    const { code, out } = await conform([...drop(), '--write'], variables)
    expect(code).toBe(0)
    expect(out).toMatch(/skipped The reservation ends in \d+ s\. Wait for it: --wait \d+/)
    expect(out).not.toContain('With --write')
  })

  test('writes JSON and JUnit', async () => {
    server.served.alter = inMs
    const file = join(folder, 'conform.xml')
    const { code, out } = await conform([...drop(), '--json', '--junit', file], variables)
    const { failed, results } = JSON.parse(out)
    expect({ code, failed }).toEqual({ code: 1, failed: 1 })
    const one = Object(results.find((result: object) => Reflect.get(result, 'state') === 'failed'))
    expect(one).toMatchObject({ endpoint: 'GET /minting/:dropId', rows: ['S7.27', 'S7.1'] })
    expect(one.users).toContain('<fandeck-drop>')
    expect(readFileSync(file, 'utf8')).toContain(`tests="${results.length}" failures="1"`)
  })

  test('judges a recording without a request', async () => {
    const entry = async (path: string) => {
      const headers = { origin: SITE }
      const reply = await fetch(server.url + path, { headers })
      const list = (all: Iterable<[string, string]>) => Array.from(all, ([name, value]) => ({ name, value }))
      return {
        request: { method: 'GET', url: server.url + path, headers: list(Object.entries(headers)) },
        response: {
          status: reply.status,
          headers: list(reply.headers),
          content: { text: await reply.text() },
        },
      }
    }
    const file = join(folder, 'drop.har')
    const save = async () =>
      writeFileSync(file, JSON.stringify({ log: { entries: [await entry('/minting/101')] } }))
    await save()
    expect(await conform([...drop(), '--record', file])).toMatchObject({ code: 0, errors: '' })
    expect((await conform([...drop(), '--record', file], {}, NOON + 3_600_000)).code).toBe(0)
    server.served.alter = inMs
    await save()
    const { code, out } = await conform([...drop(), '--record', file])
    expect(code).toBe(1)
    expect(out).toContain('data.minting_info.start_dttm')
    expect(out).toContain('skipped The recording has no such call.')
  })

  test.each([
    [['http://127.0.0.1:9', '--profile', 'drop'], 'No reply from http://127.0.0.1:9'],
    [['https://api.club.example', '--profile', 'shop'], 'Name a profile: --profile drop|'],
    [['api.club.example', '--profile', 'drop'], 'URL is an address'],
    [['https://api.club.example', '--profile', 'drop', '--with', 'dropId'], '--with has values'],
    [['https://api.club.example', '--profile', 'drop', '--wait', 'long'], '--wait is a number'],
    [['https://api.club.example', '--profile', 'drop', '--record', 'none.har'], 'none.har'],
    [['https://api.club.example', '--profile', 'scan', '--photo', 'none.jpg'], 'none.jpg'],
  ])('exits with 2 if it cannot check: %s', async (args, message) => {
    const { code, out, errors } = await conform(args)
    expect({ code, out }).toEqual({ code: 2, out: '' })
    expect(errors).toContain(message)
  })
})
