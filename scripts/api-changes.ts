// The difference between two reports of the API, and the kind of version that it needs.

/** A kind of version, as changesets name it. */
export type Kind = 'patch' | 'minor' | 'major'

/** The public names of a package that differ from those of its last release, such as `@fandeck/sdk/drops getDrop`. */
export interface Changes {
  removed: readonly string[]
  changed: readonly string[]
  added: readonly string[]
}

/** Returns the declarations of a report by entry and name; those of one name, such as overloads, are joined. */
function namesIn(report: string): Map<string, string> {
  const found = new Map<string, string>()
  let entry = ''
  for (const block of report.split(/\n\n(?=export |\/\/ )/)) {
    const [, path] = /^\/\/ (\S+)$/m.exec(block) ?? []
    if (path !== undefined) entry = path
    const [, declared, again] =
      /^export (?:declare )?(?:abstract )?(?:interface|type|class|function|const) (\w+)|^export \{ (\w+)/m.exec(
        block,
      ) ?? []
    const name = declared ?? again
    if (name === undefined) continue
    const key = `${entry} ${name}`
    const text = block.slice(block.indexOf('export ')).replace(/\s+/g, ' ').trim()
    found.set(key, [found.get(key), text].filter(Boolean).join(' '))
  }
  return found
}

/** Compares a report with that of the last release; `undefined` without a release. */
export function changesOf(released: string | undefined, report: string): Changes | undefined {
  if (released === undefined) return undefined
  const before = namesIn(released)
  const after = namesIn(report)
  return {
    removed: [...before.keys()].filter((name) => !after.has(name)),
    changed: [...before.keys()].filter((name) => after.has(name) && after.get(name) !== before.get(name)),
    added: [...after.keys()].filter((name) => !before.has(name)),
  }
}

/** Returns the kind of version that changes need; before 1.0, a minor version may break. */
export function kindOf({ removed, changed, added }: Changes, version: string): Kind {
  const early = version.startsWith('0.')
  if (removed.length + changed.length > 0) return early ? 'minor' : 'major'
  return added.length > 0 && !early ? 'minor' : 'patch'
}

/** Returns the largest kind; a patch when there is none. */
export const mostOf = (kinds: readonly Kind[]): Kind =>
  (['major', 'minor'] as const).find((kind) => kinds.includes(kind)) ?? 'patch'
