// `npm run release:verify -- [MANIFEST]`: builds a release again from its source in a clean folder, and compares every
// file that its packages ship with the list of hashes. `--ref TAG` names the source, HEAD by default; `--packed FOLDER`
// compares tarballs that are there, such as those from npm, and builds nothing. Exits with 1 and names what differs.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { countOf, type Difference, packageDifferences, sourceDifferences } from './differences.ts'
import { MANIFEST, Manifest, packagesIn } from './hashes.ts'
import { manifestOf, sourceOf } from './rebuild.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { ref: { type: 'string', default: 'HEAD' }, packed: { type: 'string' } },
})
const from = process.env.INIT_CWD ?? '.'
const SHOWN = 40

/** Prints what differs, and ends with 1 unless nothing does. */
function report(differences: readonly Difference[], success: string): void {
  for (const { kind, where } of differences.slice(0, SHOWN)) console.log(`${kind}: ${where}`)
  if (differences.length > SHOWN) console.log(`and ${differences.length - SHOWN} more`)
  if (differences.length === 0) console.log(success)
  else process.exitCode = 1
}

/** Builds the source again, and compares what the packages ship. */
async function rebuildAndCompare(released: Manifest): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-release-'))
  const began = Date.now()
  try {
    const { packages, toolchain } = await manifestOf(values.ref, folder)
    const seconds = ((Date.now() - began) / 1000).toFixed(0)
    for (const tool of ['node', 'pnpm'] as const)
      if (toolchain[tool] !== released.toolchain[tool])
        console.log(`built with ${tool} ${toolchain[tool]}, released with ${released.toolchain[tool]}`)
    report(
      packageDifferences(released.packages, packages),
      `equal: ${countOf(packages)} files and ${Object.keys(packages).length} tarballs of version ${released.version}, built again in ${seconds} s`,
    )
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const file = resolve(from, positionals[0] ?? MANIFEST)
if (!existsSync(file)) {
  console.error(
    `There is no ${file}: download it from the release, or write one by npm run release:manifest.`,
  )
  process.exit(1)
}
const released = Manifest.parse(JSON.parse(readFileSync(file, 'utf8')))
const differences = sourceDifferences(released.source, sourceOf(values.ref))
// Another source gives other files, which would only be more to read.
if (differences.length > 0) report(differences, '')
else if (values.packed === undefined) await rebuildAndCompare(released)
else {
  const packages = packagesIn(resolve(from, values.packed))
  report(
    packageDifferences(released.packages, packages),
    `equal: ${countOf(packages)} files in ${values.packed}`,
  )
}
