// Reads the files of one kind: by schema, with the line of each fault, and notes the pictures that they name.
import type * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { pictureParts } from '../shop/index.ts'
import { checkArticle } from './article.ts'
import { type DataFile, readJson, readText, textOf } from './data-file.ts'
import { type Fault, faultOf } from './fault.ts'
import { faultsOfSchema } from './schema-faults.ts'

type Path = readonly (string | number)[]

/** Files as they are read: what is wrong, where values stand, and which pictures they name. */
export interface Reading {
  files: ReadonlyMap<string, Uint8Array>
  faults: Fault[]
  /** Finds the line of a value, by file. */
  lines: Map<string, DataFile['lineOf']>
  pictures: { picture: string; file: string; line: number }[]
  /** The files that belong to a kind. */
  known: Set<string>
}

/** Returns the names and texts of the files of a folder with an ending. */
export function textsIn(
  reading: Reading,
  folder: string,
  ending: string,
): [name: string, file: string, text: string][] {
  const pattern = new RegExp(`^${folder}/([a-z0-9][a-z0-9-]{0,59})\\.${ending.replace('.', '\\.')}$`)
  return [...reading.files].flatMap(([file, bytes]) => {
    const name = pattern.exec(file)?.[1]
    if (name === undefined) return []
    reading.known.add(file)
    const text = textOf(bytes)
    if (text === undefined) reading.faults.push(faultOf(file, 'text in UTF-8'))
    return text === undefined ? [] : [[name, file, text]]
  })
}

/** Notes the pictures that a value names, at any depth. */
export function notePictures(reading: Reading, file: string, value: unknown, path: Path = []): void {
  if (typeof value === 'string' && value.startsWith('media/')) {
    const line = reading.lines.get(file)?.(path) ?? 1
    reading.pictures.push({ picture: pictureParts(value.normalize('NFC')).file, file, line })
  } else if (typeof value === 'object' && value !== null) {
    for (const [key, one] of Object.entries(value))
      notePictures(reading, file, one, [...path, Array.isArray(value) ? Number(key) : key])
  }
}

/** Returns the value of a file if its schema accepts it, and notes what is wrong otherwise. */
export function readValue<S extends z.ZodMiniType>(
  reading: Reading,
  file: string,
  data: DataFile,
  schema: S,
): z.output<S> | undefined {
  reading.lines.set(file, data.lineOf)
  if (data.syntax) {
    reading.faults.push(faultOf(file, data.syntax.expected, data.syntax.line))
    return undefined
  }
  const read = safeParse(schema, data.value, { reportInput: true })
  if (!read.success) {
    reading.faults.push(...faultsOfSchema(file, read.error, data.lineOf))
    return undefined
  }
  notePictures(reading, file, read.data)
  return read.data
}

/** The texts that the site shows as plain text. */
const PLAIN = /^(notices|faq)\//

/** Checks a text in Markdown and notes its pictures. */
function noteArticle(reading: Reading, file: string, text: string, line: number): void {
  const { faults, pictures } = checkArticle(file, text, line)
  reading.faults.push(...faults)
  if (PLAIN.test(file))
    for (const { picture, line: at } of pictures)
      reading.faults.push({
        ...faultOf(
          file,
          `no picture: this text is shown without ${picture}; stories, events and pages show it`,
          at,
        ),
        level: 'warning',
      })
  reading.pictures.push(...pictures.map((one) => ({ ...one, file })))
}

/** Reads the JSON files of a folder, by name. */
export function jsonFiles<S extends z.ZodMiniType>(reading: Reading, folder: string, schema: S) {
  const found: Record<string, z.output<S>> = {}
  for (const [name, file, text] of textsIn(reading, folder, 'json')) {
    const value = readValue(reading, file, readJson(text), schema)
    if (value !== undefined) found[name] = value
  }
  return found
}

/** Reads the Markdown files of a folder that have front matter, by name. */
export function textFiles<S extends z.ZodMiniType<object>>(reading: Reading, folder: string, schema: S) {
  const found: Record<string, z.output<S> & { text: string }> = {}
  for (const [name, file, content] of textsIn(reading, folder, 'md')) {
    const data = readText(content)
    const value = readValue(reading, file, data, schema)
    noteArticle(reading, file, data.text, data.textLine)
    if (value !== undefined) found[name] = { ...value, text: data.text }
  }
  return found
}

/** Reads the Markdown files of a folder, which have no front matter, by name. */
export function articleFiles(reading: Reading, folder: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [name, file, text] of textsIn(reading, folder, 'md')) {
    noteArticle(reading, file, text, 1)
    found[name] = text.trim()
  }
  return found
}
