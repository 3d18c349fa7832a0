import type { Backend } from '../context.ts'
import type { PaymentAdapter } from './adapter.ts'
import { portOnePayments } from './portone.ts'
import { sandboxPayments } from './sandbox.ts'

/** Returns the configured payment company; the sandbox by default. */
export const paymentsOf = (backend: Backend): PaymentAdapter =>
  backend.config.portOne ? portOnePayments(backend, backend.config.portOne) : sandboxPayments(backend)
