import type { Context } from 'hono'

/** PostgreSQL stores neither NUL nor lone surrogates. */
const isTextStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Returns whether the database can store every string of a JSON value, including keys. */
export function isStorable(value: unknown): boolean {
  // Without recursion, because a body of brackets would overflow the stack.
  const left: unknown[] = [value]
  while (left.length > 0) {
    const one = left.pop()
    if (typeof one === 'string' && !isTextStorable(one)) return false
    if (typeof one !== 'object' || one === null) continue
    for (const [name, inner] of Object.entries(one)) {
      if (!isTextStorable(name)) return false
      left.push(inner)
    }
  }
  return true
}

/** Returns whether the database can store path, query and cookies; the HTTP parser rejects such headers. */
export const isAddressStorable = (c: Context): boolean =>
  !c.req.url.includes('%00') && !c.req.header('cookie')?.includes('%00')
