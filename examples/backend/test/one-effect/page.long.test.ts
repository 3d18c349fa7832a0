import { testOneEffect } from './play.ts'
import { pageRows } from './rows.page.ts'

testOneEffect(pageRows)
