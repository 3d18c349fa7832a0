import { execFile } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { writeStarter } from '../../test/shop-folder.ts'
import { designs } from '../cards/tables.ts'
import { commandFile } from '../demo/shop.ts'
import { mintings } from '../drops/tables.ts'
import { dropUrl } from '../images/urls.ts'
import { type Listening, listen } from '../listen.ts'
import { createToken } from './tokens.ts'

const Medium = z.object({ kind: z.literal('medium'), sha256: z.string(), ext: z.literal('jpg') })

let shop: TestBackend
let listening: Listening
let root = ''
let token = ''

beforeEach(async () => {
  listening = await listen(0, '127.0.0.1')
  const api = `http://127.0.0.1:${listening.port}`
  const origins = { site: api, api, pay: api, oauth: api, wallet: api }
  shop = await testBackend({ config: { mode: 'production', origins } })
  listening.answerWith(shop.api)
  token = (await createToken(shop.backend, { name: 'han-doyun', role: 'shop', days: 1 })).token
  root = mkdtempSync(join(tmpdir(), 'fandeck-shop-'))
  writeStarter(join(root, 'shop'))
})
afterEach(async () => {
  await listening.close()
  await shop.close()
  rmSync(root, { recursive: true, force: true })
})

function change(file: string, from: string, to: string): void {
  const path = join(root, 'shop', file)
  const text = readFileSync(path, 'utf8')
  expect(text).toContain(from)
  writeFileSync(path, text.replace(from, to))
}

/** Runs the command in the folder above the shop. */
const fandeck = (...args: string[]) =>
  new Promise<{ code: number; out: string; errors: string }>((resolve) => {
    const env = {
      ...process.env,
      FANDECK_TOKEN: token,
      NO_COLOR: '1',
      FANDECK_URL: `http://127.0.0.1:${listening.port}`,
    }
    execFile(process.execPath, [commandFile(), ...args], { cwd: root, env }, (error, out, errors) =>
      resolve({ code: Number(error?.code ?? 0), out, errors }),
    )
  })

test('an owner plans, applies, changes, reverts and exports a shop', async () => {
  const planned = await fandeck('plan', 'shop')
  expect(planned).toMatchObject({ code: 0, errors: '' })
  expect(planned.out).toContain('+ drops/first')
  expect((await fandeck('apply', 'shop')).out).toContain('Applied as revision 1.')
  expect((await fandeck('apply', 'shop')).out).toContain('Nothing to do')

  change('drops/first.json', '"price": 5000', '"price": 7000')
  expect((await fandeck('plan', 'shop')).out).toContain('~ drops/first\n    price 5000 → 7000')
  expect((await fandeck('apply', 'shop')).out).toContain('Applied as revision 2.')
  expect((await fandeck('log')).out).toMatch(/^2 .* han-doyun {2}drops\/first\n1 .*, and \d+ more\n$/)
  expect((await fandeck('revert', '1')).out).toContain('this is revision 3')

  expect((await fandeck('export', 'copy')).code).toBe(0)
  expect(readFileSync(join(root, 'copy/drops/first.json'), 'utf8')).toContain('"price": 5000')
  expect((await fandeck('check', 'copy')).out).toContain('The shop is good.')
  expect((await fandeck('plan', 'copy')).out).toContain('Nothing to do')
  expect((await fandeck('export', 'copy')).errors).toContain('is not empty')
})

test('D91 an owner sends photographs, which fans see and an export gives back', async () => {
  mkdirSync(join(root, 'shop/media'), { recursive: true })
  const photograph = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c4122f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'han' } })
    .toBuffer()
  writeFileSync(join(root, 'shop/media/han.jpg'), photograph)
  change('packs/first.cards.csv', 'BASIC,40,,', 'BASIC,40,media/han.jpg,')
  change('drops/first.json', '"price"', '"picture": "media/han.jpg",\n  "price"')
  change('notices/opening.md', '\n\n', '\n\n![개막전](media/han.jpg)\n\n')
  expect((await fandeck('plan', 'shop')).out).toContain('1 picture to send')
  expect((await fandeck('apply', 'shop')).out).toContain('Applied as revision 1.')
  const { db } = shop.backend
  const [card] = await db.select().from(designs).where(eq(designs.number, 1))
  expect(card?.art).toMatchObject({ kind: 'medium', drawing: { kind: 'athlete', number: 1 } })
  const [drop] = await db.select().from(mintings)
  const address = dropUrl(shop.backend.config, { dropId: 1, thumb: z.parse(Medium, drop?.thumb) })
  const bytes = Buffer.from(await (await shop.fetch(address)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 900, height: 1200 })
  expect(bytes.includes('han')).toBe(false)

  expect((await fandeck('export', 'copy')).errors).toBe('')
  expect(readFileSync(join(root, 'copy/media/han.jpg'))).toEqual(bytes)
  expect((await fandeck('check', 'copy')).out).toContain('The shop is good.')
  const other = await sharp(photograph).negate().jpeg().toBuffer()
  writeFileSync(join(root, 'shop/media/han.jpg'), other)
  const again = (await fandeck('plan', 'shop')).out
  expect(again).toContain('~ packs/first\n    media/han.jpg is another picture')
  expect(again).toContain('~ notices/opening')
})

test('says what is wrong and exits with 1', async () => {
  change('drops/first.json', '"price": 5000', '"price": -1')
  const faulty = await fandeck('apply', 'shop')
  expect(faulty).toMatchObject({ code: 1, out: '' })
  expect(faulty.errors).toContain('drops/first.json:10')
  change('drops/first.json', '"price": -1', '"price": 5000')
  token = 'fdk_wrong'
  const stranger = await fandeck('apply', 'shop')
  expect([stranger.code, stranger.errors]).toEqual([1, expect.stringContaining('TOKEN_INVALID')])
  token = ''
  expect((await fandeck('plan', 'shop')).errors).toContain('Set FANDECK_TOKEN')
  token = 'fdk_any'
  expect((await fandeck('plan', 'shop', '--to', 'http://shop.example')).errors).toContain('https://')
  expect((await fandeck('plan', 'shop', '--to', 'http://127.0.0.1:9')).errors).toContain('No answer from')
})

test('shows what is dangerous and applies it with --allow only', async () => {
  change('drops/first.json', '"now+1d"', '"now-1h"')
  await fandeck('apply', 'shop')
  change('drops/first.json', '"price": 5000', '"price": 7000')
  const refused = await fandeck('apply', 'shop')
  expect(refused.code).toBe(1)
  expect(refused.errors).toContain('SHOP_DANGEROUS')
  expect(refused.out).toContain('danger the price changes from 5000 won to 7000 won, and the drop is open')
  expect((await fandeck('apply', 'shop', '--allow')).out).toContain('Applied as revision 2.')
})

test('the doctor names what the shop lacks', async () => {
  const before = await fandeck('doctor')
  expect(before.code).toBe(1)
  expect(before.out).toContain('error   payment takes no money: packs that cost something are refused')
  expect(before.out).toContain('error   terms lack service, privacy, purchase, wallet')
  expect(before.out).toContain('good    database')
  await fandeck('apply', 'shop')
  const after = await fandeck('doctor')
  expect(after.out).toContain('good    shop\ngood    terms\ngood    drops\nwarning operators')
})
