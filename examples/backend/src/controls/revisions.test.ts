// The files of a shop after a match day: revisions, the plan of an older folder, an export and a return.
import type { DropChange, ShopDocument } from '@fandeck/sdk/shop'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../../test/backend.ts'
import { starterShop } from '../../test/shop-folder.ts'
import { mintings } from '../drops/tables.ts'
import { setGate } from '../gate/store.ts'
import { gates } from '../gate/tables.ts'
import { applyShop, planShop, revisionsOf } from '../shop-files/apply.ts'
import { exportShop, revertShop } from '../shop-files/revert.ts'
import { shopRevisions } from '../shop-files/tables.ts'
import { askDrop, changeDrop } from './change.ts'

const starter = starterShop()
let shop: TestBackend
let document: ShopDocument
const desk = { author: 'doyun', by: 'desk' } as const

beforeEach(async () => {
  shop = await testBackend({ config: { mode: 'production' } })
  document = structuredClone(starter)
  Object.assign(document.drops.first ?? {}, { startsAt: 'now-1h', endsAt: 'now+7d', packs: 50 })
  await apply()
})
afterEach(() => shop.close())

const body = () => ({ document, pictures: {}, allow: false })
const apply = () => applyShop(shop.backend, { author: 'han-doyun', body: body() })
async function step(change: DropChange) {
  const { version } = await askDrop(shop.backend, { drop: 'first', change })
  await changeDrop(shop.backend, { drop: 'first', change, confirm: version, reason: '경기 지연' }, desk)
}
/** What the folder from before the match day would do. */
async function plannedSteps() {
  const { steps } = await planShop(shop.backend, body())
  return steps.map(({ kind, name, changes, dangers }) => ({ thing: `${kind}/${name}`, changes, dangers }))
}
const exported = async () => (await exportShop(shop.backend)).document.drops.first

test.each<[string, DropChange[], string[], string[]]>([
  [
    'a pause',
    [{ action: 'pause', notice: '점검해요.' }],
    ['state paused → scheduled', 'pauseNotice 점검해요. → nothing'],
    ['the drop is paused, and its state becomes scheduled'],
  ],
  [
    'an end',
    [{ action: 'end' }],
    ['state ended → scheduled'],
    ['the drop has ended, and its state becomes scheduled'],
  ],
  [
    'another price',
    [{ action: 'pause', notice: '점검해요.' }, { action: 'price', amount: 7000 }, { action: 'resume' }],
    ['price 7000 → 5000'],
    ['the price changes from 7000 won to 5000 won, and the drop is open'],
  ],
  [
    'more packs',
    [{ action: 'add', packs: 10 }],
    ['packs 60 → 50'],
    ['it sells 10 packs fewer, and the drop is open'],
  ],
  [
    'other limits',
    [{ action: 'limits', perOrder: 1, perMember: 9 }],
    ['maxPerOrder 1 → 3', 'maxPerMember 9 → 6'],
    ['the drop is open, and a member may buy less', 'an order may have more, and the drop is open'],
  ],
  [
    'a gate',
    [{ action: 'gate', fansPerSecond: 5 }],
    ['fansPerSecond 5 → nothing'],
    ['its gate changes, and the drop is open'],
  ],
])('the folder from before %s would undo it, and says so as a danger', async (_, changes, lines, dangers) => {
  for (const change of changes) await step(change)
  expect(await plannedSteps()).toEqual([{ thing: 'drops/first', changes: lines, dangers }])
  await expect(apply()).rejects.toMatchObject({ code: 'SHOP_DANGEROUS' })
})

test('the folder from before a longer period would end the drop earlier', async () => {
  await step({ action: 'extend', until: 'now+9d' })
  const [planned] = await plannedSteps()
  expect(planned?.changes).toEqual([expect.stringMatching(/^endsAt \d{4}-.* → \d{4}-/)])
  expect(planned?.dangers).toEqual(['the drop is open, and it ends earlier'])
})

test('an export has what the operators have set, and its folder changes nothing', async () => {
  const before = await exported()
  await step({ action: 'pause', notice: '점검해요.' })
  await step({ action: 'price', amount: 7000 })
  await step({ action: 'add', packs: 10 })
  expect(await exported()).toEqual({
    ...before,
    state: 'paused',
    pauseNotice: '점검해요.',
    price: 7000,
    packs: 60,
  })
  await step({ action: 'resume' })
  expect(await exported()).toEqual({ ...before, price: 7000, packs: 60 })
  document = (await exportShop(shop.backend)).document
  expect(await plannedSteps()).toEqual([])
  expect(await shop.backend.db.select().from(mintings)).toMatchObject([
    { paymentAmount: 7000, totalPacks: 60, remaining: 60, enabled: true, paused: false },
  ])
})

test('each step is a revision with its author, and a return undoes it', async () => {
  await step({ action: 'add', packs: 10 })
  const [newest] = await revisionsOf(shop.backend)
  expect(newest).toMatchObject({ revision: 2, author: 'doyun', steps: [{ kind: 'drops', name: 'first' }] })
  const [, stored] = await shop.backend.db.select().from(shopRevisions).orderBy(shopRevisions.revision)
  expect(stored?.changes).toMatchObject([{ before: { packs: 50 }, after: { packs: 60 } }])
  await revertShop(shop.backend, { to: 1, revision: 2, allow: true }, 'han-doyun')
  expect((await exported())?.packs).toBe(50)
  expect(await shop.backend.db.select().from(mintings)).toMatchObject([{ totalPacks: 50, remaining: 50 }])
})

test('a plan from before a step is out of date', async () => {
  const { revision } = await planShop(shop.backend, body())
  await step({ action: 'add', packs: 10 })
  document.drops.first = { ...(document.drops.first ?? fail()), title: '다른 이름' }
  const sent = applyShop(shop.backend, { author: 'a', body: { ...body(), allow: true, revision } })
  await expect(sent).rejects.toMatchObject({ code: 'SHOP_CHANGED' })
})

const fail = (): never => {
  throw new Error('The starter has a drop.')
}

test('an apply that says nothing of the gate keeps the rate that an operator has set', async () => {
  await setGate(shop.backend, 1, 3)
  document.drops.first = { ...(document.drops.first ?? fail()), title: '다른 이름' }
  await apply()
  expect(await shop.backend.db.select().from(gates).where(eq(gates.dropId, 1))).toMatchObject([
    { passRate: 3 },
  ])
})
