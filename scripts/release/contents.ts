// What the packages may ship: anything else in a tarball is a mistake of a build or of `files`.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Manifest } from './hashes.ts'

const EVERYWHERE = [/^(package\.json|README\.md|LICENSE|CHANGELOG\.md)$/]
/** Modules with their maps and declarations. */
const MODULES = /^dist\/[\w.-]+\.(js|cjs|js\.map|cjs\.map|d\.ts|d\.cts)$/
const NAMED: Readonly<Record<string, readonly RegExp[]>> = {
  '@fandeck/sdk': [
    MODULES,
    /^dist\/command\/[\w-]+\.js(\.LEGAL\.txt)?$/,
    // The files that `fandeck create` and `fandeck new` write.
    /^dist\/starter\/(\.env|gitignore|index\.html|README\.md|package\.json|tsconfig\.json|vite\.config\.ts)$/,
    /^dist\/starter\/src\/([\w-]+\/)?[\w.-]+\.(ts|tsx|css)$/,
    /^starter-shop\/([\w-]+\/)?([\w.-]+\.(md|json|csv)|\.gitkeep)$/,
    /^(campaigns\.schema|schemas\/[\w-]+\.schema)\.json$/,
  ],
  '@fandeck/react': [MODULES],
  '@fandeck/widgets': [
    MODULES,
    /^dist\/(?!embed\/)([\w-]+\/)+[\w.-]+\.(js|js\.map)$/,
    /^dist\/(css\/|rules\/)?[\w-]+\.css$/,
    /^dist\/embed\/[\w.-]+\.js$/,
    /^dist\/(embed\/)?NOTICES\.txt$/,
    /^dist\/(embed\/manifest|custom-elements)\.json$/,
    /^vue\.d\.ts$/,
  ],
}
/** Tests, stories and what tools leave; the test of the starter is one of its files. */
const NEVER = /\.(test|test-helper|stories|fixtures|example)\.|node_modules|\.tsbuildinfo$|\.DS_Store$|~$/
const REQUIRED = ['package.json', 'README.md', 'LICENSE', 'CHANGELOG.md']

/** Returns the files of the packages that they may not ship, and those that they lack, by package and path. */
export function refusedContents(packages: Manifest['packages']): string[] {
  return Object.entries(packages).flatMap(([name, { files }]) => {
    const allowed = [...EVERYWHERE, ...(NAMED[name] ?? [])]
    const isRefused = (path: string) =>
      (NEVER.test(path) && !path.startsWith('dist/starter/')) ||
      !allowed.some((pattern) => pattern.test(path))
    return [
      ...Object.keys(files)
        .filter(isRefused)
        .map((path) => `${name} ships ${path}`),
      ...REQUIRED.filter((path) => !Object.hasOwn(files, path)).map((path) => `${name} lacks ${path}`),
    ]
  })
}

/** Folders of the machine that built a file; a map would name its sources by them. */
const ABSOLUTE = /(?<![\w.:/])(?:file:\/\/)?\/(?:home|root|Users|tmp|var|private|dev\/shm)\/[\w.-]+/

/** Returns the path of a machine that a text has. */
export const machinePathIn = (text: string): string | undefined => ABSOLUTE.exec(text)?.[0]

/** Returns the path outside the package that a map names a source or itself by. */
export function absoluteSourceIn(map: string): string | undefined {
  const { file = '', sources }: { file?: string; sources: string[] } = JSON.parse(map)
  return [file, ...sources].find((source) => /^(\/|[A-Za-z]:|file:)/.test(source))
}

/** Returns the files of an unpacked package that name a folder of the machine, with that folder. */
export function tellingFiles(folder: string, paths: readonly string[]): string[] {
  return paths.flatMap((path) => {
    const text = readFileSync(join(folder, path), 'utf8')
    const found = machinePathIn(text) ?? (path.endsWith('.map') ? absoluteSourceIn(text) : undefined)
    return found === undefined ? [] : [`${path}: ${found}`]
  })
}
