import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Label = z.object({
  file: z.string(),
  level: z.literal('real'),
  expect: z.enum(['accept', 'reject']),
  code: z.nullable(z.string()),
})
const Labels = z.object({ labels: z.array(Label) })
const Issued = z.array(z.string())

/** A folder of captures with their true codes, which `pnpm ocr:score FOLDER` reads. */
export interface CaptureFolder {
  /**
   * Adds a JPEG; returns the number of captures. Without a code the capture must give no card.
   *
   * @param issued the codes that a reading may be mistaken for
   */
  add(jpeg: Buffer, code: string | null, issued: readonly string[]): Promise<number>
}

/** Reads a JSON file of the folder, or what an empty folder has. */
async function readAs<S extends z.core.$ZodType>(schema: S, file: string, empty: z.output<S>) {
  try {
    return z.parse(schema, JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return empty
    throw error
  }
}

/** Opens the folder; it is created with the first capture. */
export function openCaptures(folder: string): CaptureFolder {
  const [labelsFile, issuedFile] = [join(folder, 'labels.json'), join(folder, 'issued.json')]
  const write = (file: string, value: unknown) => writeFile(file, `${JSON.stringify(value, null, 2)}\n`)

  async function append(jpeg: Buffer, code: string | null, issued: readonly string[]): Promise<number> {
    await mkdir(join(folder, 'images'), { recursive: true })
    const { labels } = await readAs(Labels, labelsFile, { labels: [] })
    const known = await readAs(Issued, issuedFile, [])
    const file = `real-${String(labels.length).padStart(4, '0')}.jpg`
    await writeFile(join(folder, 'images', file), jpeg)
    await write(issuedFile, [...new Set([...known, ...issued, ...(code === null ? [] : [code])])])
    const label = {
      file,
      level: 'real' as const,
      expect: code === null ? ('reject' as const) : ('accept' as const),
      code,
    }
    await write(labelsFile, { labels: [...labels, label] })
    return labels.length + 1
  }

  // One after the other, because each rewrites the labels.
  let last: Promise<unknown> = Promise.resolve()
  return {
    add(jpeg, code, issued) {
      const added = last.then(() => append(jpeg, code, issued))
      last = added.catch(() => undefined)
      return added
    },
  }
}
