// Pictures of members in the store of media (D91), their private addresses, and what ends them (D95).
import { randomUUID } from 'node:crypto'
import { resizedImage } from '@fandeck/sdk/images'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { NOON } from '../../test/backend.ts'
import { answerOf, type Member, openShop, type Shop } from '../../test/shop.ts'
import { admitMedium } from '../media/admit.ts'
import { nameOf } from '../media/medium.ts'
import { plain } from '../media/pictures.test-helper.ts'
import { mediaStore } from '../media/stores.ts'
import { media } from '../media/tables.ts'
import { removeUnused } from '../media/unused.ts'
import { operatorInquiry } from '../operations/inquiries.ts'
import { changePicture } from '../profile/service.ts'
import { inquiriesOf, ask as sendInquiry } from '../support/service.ts'
import { uploads } from './tables.ts'
import { uploadUrl } from './urls.ts'

const HOUR = 3_600_000
let shop: Shop
beforeAll(async () => {
  shop = await openShop()
})
afterEach(() => shop.clock.set(NOON))
afterAll(() => shop.close())

const fileOf = (picture: Buffer) => new File([new Uint8Array(picture)], 'a.png')
const change = (member: Member, picture: Buffer) => changePicture(shop.backend, member.id, [fileOf(picture)])
const asked = async (member: Member) =>
  (await inquiriesOf(shop.backend, member.id, 1)).rows[0]?.images[0] ?? ''
/** Sends an inquiry with a picture; returns the address of the picture. */
async function ask(member: Member, picture: Buffer): Promise<string> {
  const texts = { category: '카드', title: '제목', content: '내용' }
  await sendInquiry(shop.backend, member.id, randomUUID(), { ...texts, files: [fileOf(picture)] })
  return asked(member)
}
const get = (address: string) => shop.fetch(address)
const ownUploads = (member: Member) => shop.db.select().from(uploads).where(eq(uploads.userId, member.id))
const isKept = async (sha256: string) =>
  (await mediaStore(shop.backend).read(nameOf({ sha256, ext: 'webp' }))) !== undefined

describe('the picture of an inquiry', () => {
  test('is in the store, and its row has no bytes', async () => {
    const member = await shop.member()
    await ask(member, await plain('png', 91, 17))
    const [row, ...more] = await ownUploads(member)
    expect(more).toEqual([])
    expect(row).toMatchObject({ bytes: null, visibility: 'private' })
    expect(await isKept(row?.sha256 ?? '')).toBe(true)
    // Its content is no address, not even for who knows the file.
    const { config } = shop.backend
    expect((await get(`${config.origins.api}/cdn/m/${row?.sha256}.webp`)).status).toBe(404)
  })

  test('has a signed address, its copies too, for the member and the operators', async () => {
    const member = await shop.member()
    const address = await ask(member, await plain('png', 92, 17))
    const { pictures } = await operatorInquiry(shop.backend, 1)
    for (const url of [address, resizedImage(address, 64, 'small'), ...pictures]) {
      const reply = await get(url)
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, max-age=3600'])
    }
    const [bare = '', query = ''] = address.split('?')
    const [other] = pictures
    for (const url of [
      bare,
      resizedImage(bare, 64, 'small'),
      `${bare}?${query.replace(/\d{13}/, String(NOON + 999 * HOUR))}`,
      `${bare}?${other?.split('?')[1]}`,
    ]) {
      expect((await get(url)).status, url).toBe(404)
    }
  })

  test('has an address that is the same for an hour, and 403 after two', async () => {
    const member = await shop.member()
    const address = await ask(member, await plain('png', 93, 17))
    shop.clock.advance(HOUR - 1)
    expect(await asked(member)).toBe(address)
    shop.clock.advance(HOUR + 1)
    for (const url of [address, resizedImage(address, 64, 'small')]) {
      const { http, code, message } = await answerOf(await get(url))
      expect([http, code, message]).toEqual([403, 'LINK_EXPIRED', expect.stringContaining('새로 고쳐')])
    }
    expect((await get(await asked(member))).status).toBe(200)
  })
})

test('a picture from before the store is shown, with its copies', async () => {
  const member = await shop.member()
  const row = { userId: member.id, bytes: await plain('webp', 200, 100), createdAt: 0 }
  const [open, closed] = [randomUUID(), randomUUID()]
  await shop.db.insert(uploads).values([
    { ...row, id: open },
    { ...row, id: closed, visibility: 'private' },
  ])
  const address = uploadUrl(shop.backend.config, open)
  for (const url of [address, resizedImage(address, 64, 'small')]) expect((await get(url)).status).toBe(200)
  expect((await get(uploadUrl(shop.backend.config, closed))).status).toBe(404)
})

describe('D95 the bytes of a picture', () => {
  test('end an hour after their last row, and those of others stay', async () => {
    const [one, other] = [await shop.member(), await shop.member()]
    const [same, later] = [await plain('png', 101, 50), await plain('png', 102, 50)]
    await change(one, same)
    await change(other, same)
    const [row] = await ownUploads(one)
    const sha256 = row?.sha256 ?? ''
    const pass = async () => {
      shop.clock.advance(HOUR + 1)
      await removeUnused(shop.backend)
    }
    await change(one, later)
    await pass()
    expect(await isKept(sha256)).toBe(true)
    await change(other, later)
    await removeUnused(shop.backend)
    await pass()
    expect(await isKept(sha256)).toBe(false)
    expect(await shop.db.$count(media, eq(media.sha256, sha256))).toBe(0)
    const [kept] = await ownUploads(one)
    expect(await isKept(kept?.sha256 ?? '')).toBe(true)
    // The same picture once more.
    await change(one, same)
    expect(await isKept(sha256)).toBe(true)
  })

  test('end after a refused upload, too, and stay while a row may still come', async () => {
    const member = await shop.member()
    await change(member, await plain('png', 103, 50))
    const [row] = await ownUploads(member)
    await shop.db.delete(uploads).where(eq(uploads.userId, member.id))
    shop.clock.advance(HOUR - 1)
    await removeUnused(shop.backend)
    expect(await isKept(row?.sha256 ?? '')).toBe(true)
    shop.clock.advance(2)
    await removeUnused(shop.backend)
    expect(await isKept(row?.sha256 ?? '')).toBe(false)
  })

  test('are there after an upload that meets the removal of the same picture', async () => {
    const member = await shop.member()
    const picture = await plain('png', 105, 50)
    for (let round = 0; round < 20; round++) {
      await change(member, picture)
      const [row] = await ownUploads(member)
      await shop.db.delete(uploads).where(eq(uploads.userId, member.id))
      shop.clock.advance(2 * HOUR)
      const removing = [removeUnused(shop.backend), removeUnused(shop.backend)]
      await Promise.all([...removing, change(member, picture)])
      expect([round, await isKept(row?.sha256 ?? '')]).toEqual([round, true])
    }
  })

  test('of a medium of the shop stay', async () => {
    const medium = await admitMedium(shop.backend, await plain('webp', 104, 50))
    shop.clock.advance(100 * HOUR)
    await removeUnused(shop.backend)
    expect((await get(`${shop.backend.config.origins.api}/cdn/m/${nameOf(medium)}`)).status).toBe(200)
  })
})
