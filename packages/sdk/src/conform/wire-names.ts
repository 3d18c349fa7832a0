import type * as z from 'zod/mini'
import { encode } from 'zod/mini'

/**
 * Returns a field of a reply as it is on the wire, such as `data.expire_dttm` for `expiresAt`: a `wireObject` writes its
 * fields in the order in which it reads them.
 */
export function wireField<T extends object>(
  schema: z.core.$ZodType<T>,
  data: T,
  name: keyof T & string,
): string {
  const names = Object.keys(Object(encode(schema, data)))
  return `data.${names[Object.keys(data).indexOf(name)] ?? name}`
}
