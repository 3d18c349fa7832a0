import { testOneEffect } from './play.ts'
import { accountRows } from './rows.account.ts'

testOneEffect(accountRows)
