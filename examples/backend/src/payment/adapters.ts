import type { Backend } from '../context.ts'
import { refusals } from '../drops/problems.ts'
import type { PaymentAdapter } from './adapter.ts'
import { portOnePayments } from './portone.ts'

const noCompany = () =>
  new Error('There is no payment company: set PORTONE_STORE_ID and the other keys of PortOne.')

/** A shop without a payment company: only free packs are sold. */
const noPayments: PaymentAdapter = {
  charges: false,
  paymentUrl() {
    throw refusals.noPayments()
  },
  async readCallback() {
    throw refusals.noPayments()
  },
  async readConfirmation() {
    throw refusals.noPayments()
  },
  async refund() {
    throw noCompany()
  },
  async refundPart() {
    throw noCompany()
  },
  listPayments: async () => ({ payments: [] }),
  paymentOf: async () => undefined,
}

/** Returns the configured payment company; that of the demo by default. */
export const paymentsOf = (backend: Backend): PaymentAdapter =>
  backend.config.portOne
    ? portOnePayments(backend, backend.config.portOne)
    : (backend.demo?.payments(backend) ?? noPayments)
