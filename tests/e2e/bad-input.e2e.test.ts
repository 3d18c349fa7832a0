// Wrong input and failures, on the processes of `npm start`: each is reported, recoverable, and loses nothing.
import { describe } from 'vitest'
import { loginCases } from './bad-login.cases.ts'
import { paymentCases } from './bad-payment.cases.ts'
import { scanCases } from './bad-scan.cases.ts'
import { outageCases } from './outage.cases.ts'
import { createWorld } from './world.ts'

const world = createWorld()

describe('login', () => loginCases(world))
describe('payment', () => paymentCases(world))
describe('scan', () => scanCases(world))
describe('outage', () => outageCases(world))
