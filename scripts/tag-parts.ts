// What the tags are made of: the folders of the files that they import, at once or later.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const SRC = join(import.meta.dirname, '../packages/widgets/src')
const IMPORT = /(?:from|import\()\s*'(\.[^']+\.tsx?)'/g

/** Returns the folders below `packages/widgets/src`, the primitives left out. */
export function tagParts(): string[] {
  const files = new Set(globSync('**/*.element.tsx', { cwd: SRC }))
  // Grows while it is read.
  for (const file of files)
    for (const [, path = ''] of readFileSync(join(SRC, file), 'utf8').matchAll(IMPORT)) {
      const imported = join(dirname(file), path)
      // Examples in comments name files that do not exist.
      if (existsSync(join(SRC, imported))) files.add(imported)
    }
  return [...new Set(Array.from(files, (file) => dirname(file)))].filter(
    (path) => !path.startsWith('primitives'),
  )
}
