// `npm run release:manifest`: builds and packs a commit in a clean folder, and writes the list of hashes that a release
// publishes beside its packages. `--ref v1` builds another commit than HEAD, `--packed FOLDER` keeps the tarballs there.
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import { refusedContents } from './contents.ts'
import { countOf } from './differences.ts'
import { MANIFEST } from './hashes.ts'
import { manifestOf } from './rebuild.ts'

const { values } = parseArgs({
  options: {
    ref: { type: 'string', default: 'HEAD' },
    out: { type: 'string', default: MANIFEST },
    packed: { type: 'string' },
  },
})
const from = process.env.INIT_CWD ?? '.'
const folder = mkdtempSync(join(tmpdir(), 'fandeck-release-'))
try {
  const manifest = await manifestOf(values.ref, folder)
  const refused = refusedContents(manifest.packages)
  if (refused.length > 0) throw new Error(`A package may not be published as it is:\n${refused.join('\n')}`)
  const out = resolve(from, values.out)
  writeFileSync(out, `${JSON.stringify(manifest, null, 2)}\n`)
  if (values.packed) cpSync(join(folder, 'packed'), resolve(from, values.packed), { recursive: true })
  console.log(
    `${countOf(manifest.packages)} files of version ${manifest.version}, commit ${manifest.source.commit}: ${out}`,
  )
} finally {
  rmSync(folder, { recursive: true, force: true })
}
