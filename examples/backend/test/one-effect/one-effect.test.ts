import { expect, test } from 'vitest'
import { foundRows } from '../found-requests.ts'
import { openShop } from '../shop.ts'
import { deskForms, writingEndpoints } from './endpoints.ts'
import { accountRows } from './rows.account.ts'
import { deskRows } from './rows.desk.ts'
import { pageRows } from './rows.page.ts'
import { shopRows } from './rows.shop.ts'

test('every endpoint of the SDK that writes has a row in the table of one effect, and no other', () => {
  const rows = [accountRows, pageRows, shopRows, foundRows].flatMap(Object.keys)
  expect(writingEndpoints.size).toBeGreaterThan(40)
  expect(rows.toSorted()).toEqual([...writingEndpoints.keys()].toSorted())
})

test('every form of the operators’ desk has a row, and no other', async () => {
  const shop = await openShop()
  const forms = [...deskForms(shop).keys()]
  await shop.close()
  expect(forms.length).toBeGreaterThan(8)
  expect(Object.keys(deskRows).toSorted()).toEqual(forms.toSorted())
})
