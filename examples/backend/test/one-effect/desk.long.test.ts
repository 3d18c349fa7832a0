import { openShop } from '../shop.ts'
import { deskForms } from './endpoints.ts'
import { testOneEffect } from './play.ts'
import { deskRows } from './rows.desk.ts'

const shop = await openShop()
const forms = deskForms(shop)
await shop.close()

testOneEffect(deskRows, forms)
