import { createHash } from 'node:crypto'

/** A built script and the scripts that it imports at once. */
export interface BuiltScript {
  fileName: string
  code: string
  imports: readonly string[]
}

/** One file of the manifest. */
export interface ManifestFile {
  /** The value of the attribute `integrity`. */
  integrity: string
  bytes: number
  /** All files that load with it, for `<link rel="modulepreload">`. */
  loads: string[]
}

/** Returns the published list of the scripts with their SHA-384 hashes. */
export function manifestOf(
  version: string,
  scripts: readonly BuiltScript[],
): { version: string; files: Record<string, ManifestFile> } {
  const known = new Map(scripts.map((script) => [script.fileName, script]))
  const files = scripts.map(({ fileName, code }): [string, ManifestFile] => {
    const loads = new Set([fileName])
    for (const name of loads)
      for (const next of known.get(name)?.imports ?? []) if (known.has(next)) loads.add(next)
    loads.delete(fileName)
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`
    return [fileName, { integrity, bytes: Buffer.byteLength(code), loads: [...loads] }]
  })
  files.sort(([a], [b]) => (a < b ? -1 : 1))
  return { version, files: Object.fromEntries(files) }
}
