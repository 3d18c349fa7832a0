// What differs between the list of hashes of a release and what has been built again.
import type { Manifest, Source } from './hashes.ts'

/** Why a release is not what its list says, and where. */
export interface Difference {
  kind:
    | 'stale manifest'
    | 'another dependency'
    | 'changed file'
    | 'missing file'
    | 'unknown file'
    | 'changed tarball'
  /** The file, and what was found there. */
  where: string
}

/** Compares what a release was built from. */
export function sourceDifferences(released: Source, found: Source): Difference[] {
  const differences: Difference[] = []
  if (released.commit !== found.commit)
    differences.push({
      kind: 'stale manifest',
      where: `of commit ${released.commit}, the source is ${found.commit}`,
    })
  if (released.lockfile !== found.lockfile) {
    const names = new Set([...Object.keys(released.dependencies), ...Object.keys(found.dependencies)])
    const others = [...names]
      .filter((name) => released.dependencies[name] !== found.dependencies[name])
      .map((name) => {
        const [now = 'none', before = 'none'] = [found.dependencies[name], released.dependencies[name]]
        return `${name} ${now}, released with ${before}`
      })
    const named = others.join(', ') || 'one that the packages do not name themselves'
    differences.push({ kind: 'another dependency', where: `pnpm-lock.yaml: ${named}` })
  }
  return differences
}

/** Compares one hash of a file. */
function fileDifference(where: string, before: string | undefined, now: string | undefined): Difference[] {
  if (before === now) return []
  if (now === undefined) return [{ kind: 'missing file', where }]
  if (before === undefined) return [{ kind: 'unknown file', where }]
  return [
    {
      kind: 'changed file',
      where: `${where}: sha256 ${now.slice(0, 12)}…, released with ${before.slice(0, 12)}…`,
    },
  ]
}

/** Compares what the packages ship, file by file. */
export function packageDifferences(
  released: Manifest['packages'],
  found: Manifest['packages'],
): Difference[] {
  return Object.entries(released).flatMap(([name, { tarball, sha256, files }]): Difference[] => {
    const own = found[name]
    if (!own) return [{ kind: 'missing file', where: tarball }]
    const paths = [...new Set([...Object.keys(files), ...Object.keys(own.files)])].toSorted()
    const differing = paths.flatMap((path) => fileDifference(`${name} ${path}`, files[path], own.files[path]))
    if (differing.length > 0 || own.sha256 === sha256) return differing
    // Equal files in another order, or compressed in another way.
    return [{ kind: 'changed tarball', where: `${tarball}: its files are equal` }]
  })
}

/** Returns the number of files of packages. */
export const countOf = (packages: Manifest['packages']): number =>
  Object.values(packages).flatMap(({ files }) => Object.keys(files)).length
