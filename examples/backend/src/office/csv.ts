import type { PaymentMethod } from '@fandeck/sdk/drops'
import type { OfficeReport } from '@fandeck/sdk/shop'
import { stringify } from 'csv-stringify/sync'
import type { OfficeRow } from './reports.ts'

/** A method without a name here is written by its key. */
const METHODS: Readonly<Record<string, string>> = {
  phoneBill: '휴대폰',
  bankTransfer: '계좌이체',
  easyPay: '간편결제',
  card: '신용카드',
  kakaoPay: '카카오페이',
  toss: '토스페이',
} satisfies Partial<Record<PaymentMethod, string>>
const RECEIPTS: Record<string, string> = {
  none: '자진 발급',
  personal: '소득공제',
  business: '지출증빙',
}

type Column = [name: string, of: (row: OfficeRow) => string | number]

const FIRST: Column[] = [
  ['날짜', ({ day }) => day],
  ['드롭 번호', ({ drop }) => drop],
  ['드롭', ({ title }) => title],
]
const METHOD: Column = ['결제 수단', ({ kind }) => METHODS[kind] ?? kind]

const COLUMNS: Record<OfficeReport, Column[]> = {
  sales: [
    ...FIRST,
    METHOD,
    ['주문', ({ orders }) => orders],
    ['팩', ({ packs }) => packs],
    ['결제 금액', ({ amount }) => amount],
  ],
  refunds: [
    ...FIRST,
    METHOD,
    ['환불 주문', ({ refundedOrders }) => refundedOrders],
    ['팩', ({ packs }) => packs],
    ['환불 금액', ({ refunded }) => refunded],
  ],
  receipts: [
    ...FIRST,
    ['현금영수증', ({ kind }) => RECEIPTS[kind] ?? kind],
    ['주문', ({ orders }) => orders],
    ['발급 금액', ({ amount }) => amount],
  ],
  settlement: [
    ...FIRST,
    ['결제 주문', ({ orders }) => orders],
    ['결제 금액', ({ amount }) => amount],
    ['환불 주문', ({ refundedOrders }) => refundedOrders],
    ['환불 금액', ({ refunded }) => refunded],
    ['남은 금액', ({ amount, refunded }) => amount - refunded],
  ],
}

/** Returns a table as CSV: spreadsheets read its letters, and take no cell for a formula. */
export function officeCsv(report: OfficeReport, rows: readonly OfficeRow[]): string {
  const columns = COLUMNS[report]
  return stringify(
    [columns.map(([name]) => name), ...rows.map((row) => columns.map(([, of]) => of(row)))],
    // Only texts are escaped: a negative sum stays a number.
    {
      bom: true,
      escape_formulas: true,
      cast: { number: (value) => ({ value: String(value), escape_formulas: false }) },
    },
  )
}
