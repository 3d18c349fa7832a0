import { DropChange } from '@fandeck/sdk/shop'
import { typedLine } from '@fandeck/sdk/wire'
import * as z from 'zod/mini'

/** The fields of the forms of a drop: an action and what it takes. */
export const DropForm = z.object({
  action: z.enum(['pause', 'resume', 'end', 'extend', 'add', 'price', 'limits', 'gate']),
  notice: z.optional(typedLine({ max: 200 })),
  until: z.optional(typedLine({ max: 30 })),
  packs: z.optional(typedLine({ max: 20 })),
  amount: z.optional(typedLine({ max: 20 })),
  per_order: z.optional(typedLine({ max: 20 })),
  per_member: z.optional(typedLine({ max: 20 })),
  rate: z.optional(typedLine({ max: 20 })),
  reason: z.optional(typedLine({ max: 400 })),
  confirm: z.optional(typedLine({ max: 64 })),
})
type Fields = z.output<typeof DropForm>

/** A number as people type it, such as `7,000`; another text is none. */
const numberIn = (text: string | undefined): number | undefined =>
  text === undefined || text === ''
    ? undefined
    : /^\d+(,\d{3})*$/.test(text)
      ? Number(text.replaceAll(',', ''))
      : Number.NaN

/** A rate with a fraction; nothing turns the gate off. */
const rateIn = (text: string | undefined): number | null =>
  text === undefined || text === '' ? null : /^\d+(\.\d+)?$/.test(text) ? Number(text) : Number.NaN

/** The fields that a form may carry besides its action, by their names in a change. */
function parametersOf({ action, ...fields }: Fields): object {
  switch (action) {
    case 'pause':
      return { notice: fields.notice }
    case 'extend':
      // A field of date and time has a T between them.
      return { until: fields.until?.replace('T', ' ') }
    case 'add':
      return { packs: numberIn(fields.packs) }
    case 'price':
      return { amount: numberIn(fields.amount) }
    case 'limits':
      return { perOrder: numberIn(fields.per_order), perMember: numberIn(fields.per_member) }
    case 'gate':
      return { fansPerSecond: rateIn(fields.rate) }
    default:
      return {}
  }
}

/** Returns the change of a form; `undefined` if it is none. */
export function changeIn(fields: Fields): DropChange | undefined {
  const read = z.safeParse(DropChange, { action: fields.action, ...parametersOf(fields) })
  return read.success ? read.data : undefined
}

/** Returns the fields by which a form says a change. */
export function fieldsOf(change: DropChange): [name: string, value: string][] {
  const fields: [string, string | number | null | undefined][] = [['action', change.action]]
  if (change.action === 'pause') fields.push(['notice', change.notice])
  if (change.action === 'extend') fields.push(['until', change.until])
  if (change.action === 'add') fields.push(['packs', change.packs])
  if (change.action === 'price') fields.push(['amount', change.amount])
  if (change.action === 'limits')
    fields.push(['per_order', change.perOrder], ['per_member', change.perMember])
  if (change.action === 'gate') fields.push(['rate', change.fansPerSecond])
  return fields.flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value ?? '')]]))
}
