import { testOneEffect } from './play.ts'
import { shopRows } from './rows.shop.ts'

testOneEffect(shopRows)
