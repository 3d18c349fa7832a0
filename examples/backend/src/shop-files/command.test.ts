import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { openRunningShop, type RunningShop } from '../../test/running-shop.ts'
import { designs } from '../cards/tables.ts'
import { mintings } from '../drops/tables.ts'
import { dropUrl } from '../images/urls.ts'

const Medium = z.object({ kind: z.literal('medium'), sha256: z.string(), ext: z.literal('jpg') })

let shop: RunningShop
beforeEach(async () => {
  shop = await openRunningShop()
})
afterEach(() => shop.close())

test('an owner plans, applies, changes, reverts and exports a shop', async () => {
  const planned = await shop.fandeck('plan', 'shop')
  expect(planned).toMatchObject({ code: 0, errors: '' })
  expect(planned.out).toContain('+ drops/first')
  expect((await shop.fandeck('apply', 'shop')).out).toContain('Applied as revision 1.')
  expect((await shop.fandeck('apply', 'shop')).out).toContain('Nothing to do')

  shop.change('drops/first.json', '"price": 5000', '"price": 7000')
  expect((await shop.fandeck('plan', 'shop')).out).toContain('~ drops/first\n    price 5000 → 7000')
  expect((await shop.fandeck('apply', 'shop')).out).toContain('Applied as revision 2.')
  expect((await shop.fandeck('log')).out).toMatch(/^2 .* han-doyun {2}drops\/first\n1 .*, and \d+ more\n$/)
  expect((await shop.fandeck('revert', '1')).out).toContain('this is revision 3')

  expect((await shop.fandeck('export', 'copy')).code).toBe(0)
  expect(readFileSync(join(shop.root, 'copy/drops/first.json'), 'utf8')).toContain('"price": 5000')
  expect((await shop.fandeck('check', 'copy')).out).toContain('The shop is good.')
  expect((await shop.fandeck('plan', 'copy')).out).toContain('Nothing to do')
  expect((await shop.fandeck('export', 'copy')).errors).toContain('is not empty')
})

test('D91 an owner sends photographs, which fans see and an export gives back', async () => {
  mkdirSync(join(shop.root, 'shop/media'), { recursive: true })
  const photograph = await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c4122f' } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'han' } })
    .toBuffer()
  writeFileSync(join(shop.root, 'shop/media/han.jpg'), photograph)
  shop.change('packs/first.cards.csv', 'BASIC,40,,', 'BASIC,40,media/han.jpg,')
  shop.change('drops/first.json', '"price"', '"picture": "media/han.jpg",\n  "price"')
  shop.change('notices/opening.md', '\n\n', '\n\n![개막전](media/han.jpg)\n\n')
  expect((await shop.fandeck('plan', 'shop')).out).toContain('1 picture to send')
  expect((await shop.fandeck('apply', 'shop')).out).toContain('Applied as revision 1.')
  const { db, config } = shop.backend.backend
  const [card] = await db.select().from(designs).where(eq(designs.number, 1))
  expect(card?.art).toMatchObject({ kind: 'medium', drawing: { kind: 'athlete', number: 1 } })
  const [drop] = await db.select().from(mintings)
  const address = dropUrl(config, { dropId: 1, thumb: z.parse(Medium, drop?.thumb) })
  const bytes = Buffer.from(await (await shop.backend.fetch(address)).arrayBuffer())
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 900, height: 1200 })
  expect(bytes.includes('han')).toBe(false)

  expect((await shop.fandeck('export', 'copy')).errors).toBe('')
  expect(readFileSync(join(shop.root, 'copy/media/han.jpg'))).toEqual(bytes)
  expect((await shop.fandeck('check', 'copy')).out).toContain('The shop is good.')
  const other = await sharp(photograph).negate().jpeg().toBuffer()
  writeFileSync(join(shop.root, 'shop/media/han.jpg'), other)
  const again = (await shop.fandeck('plan', 'shop')).out
  expect(again).toContain('~ packs/first\n    media/han.jpg is another picture')
  expect(again).toContain('~ notices/opening')
})

test('says what is wrong and exits with 1', async () => {
  shop.change('drops/first.json', '"price": 5000', '"price": -1')
  const faulty = await shop.fandeck('apply', 'shop')
  expect(faulty).toMatchObject({ code: 1, out: '' })
  expect(faulty.errors).toContain('drops/first.json:10')
  shop.change('drops/first.json', '"price": -1', '"price": 5000')
  const stranger = await shop.fandeckWith('fdk_wrong', 'apply', 'shop')
  expect([stranger.code, stranger.errors]).toEqual([1, expect.stringContaining('TOKEN_INVALID')])
  expect((await shop.fandeckWith('', 'plan', 'shop')).errors).toContain('Set FANDECK_TOKEN')
  expect((await shop.fandeck('plan', 'shop', '--to', 'http://shop.example')).errors).toContain('https://')
  expect((await shop.fandeck('plan', 'shop', '--to', 'http://127.0.0.1:9')).errors).toContain(
    'No answer from',
  )
})

test('shows what is dangerous and applies it with --allow only', async () => {
  shop.change('drops/first.json', '"now+1d"', '"now-1h"')
  await shop.fandeck('apply', 'shop')
  shop.change('drops/first.json', '"price": 5000', '"price": 7000')
  const refused = await shop.fandeck('apply', 'shop')
  expect(refused.code).toBe(1)
  expect(refused.errors).toContain('SHOP_DANGEROUS')
  expect(refused.out).toContain('danger the price changes from 5000 won to 7000 won, and the drop is open')
  expect((await shop.fandeck('apply', 'shop', '--allow')).out).toContain('Applied as revision 2.')
})

test('the doctor names what the shop lacks', async () => {
  const before = await shop.fandeck('doctor')
  expect(before.code).toBe(1)
  expect(before.out).toContain('error   payment takes no money: packs that cost something are refused')
  expect(before.out).toContain('error   terms lack service, privacy, purchase, wallet')
  expect(before.out).toContain('good    database')
  await shop.fandeck('apply', 'shop')
  const after = await shop.fandeck('doctor')
  expect(after.out).toContain('good    shop\ngood    terms\ngood    drops\nwarning operators')
  expect(after.out).toContain('good    previous secret')
  const { config } = shop.backend.backend
  config.previousSecrets = config.secrets
  expect((await shop.fandeck('doctor')).out).toContain('warning previous secret is still accepted')
})
