import type { Context } from 'hono'
import { badRequest } from './problem.ts'
import { isStorable } from './storable.ts'

/** More than any form has. */
const MOST_FIELDS = 40
const MOST_FILES = 4

const URLENCODED = /^application\/x-www-form-urlencoded\s*(;|$)/i
const MULTIPART = /^multipart\/form-data\s*;(?:.*;)?\s*boundary=(?:"([^"]+)"|([^\s;"]+))/i

/** Returns the content type of a form, rebuilt so that the parser finds the same separators, and the separator. */
function formatOf(type: string): { type: string; separator: string } | undefined {
  if (URLENCODED.test(type)) return { type: 'application/x-www-form-urlencoded', separator: '&' }
  const [, quoted, plain] = MULTIPART.exec(type) ?? []
  const boundary = quoted ?? plain
  return boundary === undefined
    ? undefined
    : { type: `multipart/form-data; boundary="${boundary}"`, separator: `--${boundary}` }
}

/** Returns whether the separator occurs at most `most` times; counts no further. */
function hasAtMost(bytes: Buffer, separator: string, most: number): boolean {
  let at = bytes.indexOf(separator)
  for (let count = 1; at !== -1; count++) {
    if (count > most) return false
    at = bytes.indexOf(separator, at + separator.length)
  }
  return true
}

async function parsedForm(c: Context): Promise<FormData | undefined> {
  const format = formatOf(c.req.header('content-type') ?? '')
  if (!format) return undefined
  const bytes = await c.req.arrayBuffer()
  // Before parsing, whose time grows with the number of parts; a multipart body ends with one more separator.
  if (!hasAtMost(Buffer.from(bytes), format.separator, MOST_FIELDS + MOST_FILES + 1)) return undefined
  return new Response(bytes, { headers: { 'content-type': format.type } }).formData().catch(() => undefined)
}

/**
 * Returns the fields of a form: the first text of a name, or the list of its files. Refuses another body, more than 40
 * texts and more than four files with 400.
 */
export async function formOf(c: Context): Promise<Record<string, unknown>> {
  const form = await parsedForm(c)
  if (!form) throw badRequest()
  const texts = new Map<string, string>()
  const files = new Map<string, File[]>()
  const entries = [...form]
  const isFile = ([, value]: (typeof entries)[number]) => value instanceof File
  const uploaded = entries.filter(isFile).length
  if (uploaded > MOST_FILES || entries.length - uploaded > MOST_FIELDS) throw badRequest()
  for (const [name, value] of entries) {
    if (value instanceof File) files.set(name, [...(files.get(name) ?? []), value])
    else if (!texts.has(name)) texts.set(name, value)
  }
  if (!isStorable(Object.fromEntries(texts))) throw badRequest()
  return Object.fromEntries([...texts, ...files])
}
