import { foundRows } from '../found-requests.ts'
import { testOneEffect } from './play.ts'

testOneEffect(foundRows)
