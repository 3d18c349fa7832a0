import type { Backend } from '../context.ts'
import type { PaymentAdapter } from './adapter.ts'
import { portOnePayments } from './portone.ts'
import { sandboxPayments } from './sandbox.ts'

/** The payment company that the configuration names; without one, the sandbox. */
export const paymentsOf = (backend: Backend): PaymentAdapter =>
  backend.config.portOne ? portOnePayments(backend, backend.config.portOne) : sandboxPayments(backend)
