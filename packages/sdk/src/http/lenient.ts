import * as z from 'zod/mini'

/** The lists and records of which a reply is read without the rows that cannot be read, and the fields that it can lack. */
export const lenient = /* @__PURE__ */ new WeakSet<object>()

/**
 * A list of a reply. One row that cannot be read does not hide the others: `readReply` leaves it out and reports it (D85).
 * A schema that is decoded otherwise stays strict.
 *
 * @example
 * const BannerReply = z.object({ rows: lenientList(Banner) })
 */
// @__NO_SIDE_EFFECTS__
export function lenientList<S extends z.core.$ZodType>(row: S) {
  const list = z.array(row)
  lenient.add(list)
  return list
}

/** As `lenientList`, for a record of values of one kind. */
// @__NO_SIDE_EFFECTS__
export function lenientByName<S extends z.core.$ZodType>(value: S) {
  const record = z.catchall(z.object({}), value)
  lenient.add(record)
  return record
}

/**
 * An optional field of a reply. One that cannot be read does not hide its object: `readReply` leaves the field out and
 * reports it (D114).
 */
// @__NO_SIDE_EFFECTS__
export function lenientField<S extends z.core.$ZodType>(value: S) {
  const field = z.optional(value)
  lenient.add(field)
  return field
}
