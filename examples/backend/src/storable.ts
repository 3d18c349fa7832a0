import type { Context } from 'hono'

/** PostgreSQL keeps no NUL, and no half of a character that UTF-16 writes as two. */
const isTextStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()

/** Whether a database can keep every text of a JSON value, names of fields included. */
export function isStorable(value: unknown): boolean {
  // Without recursion: a body of brackets alone is nested deeper than the stack.
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

/** Whether path, query and cookies hold nothing that a database cannot keep; a header never does. */
export const isAddressStorable = (c: Context): boolean =>
  !c.req.url.includes('%00') && !c.req.header('cookie')?.includes('%00')
