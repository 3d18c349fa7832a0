// Builds the scripts for pages without React: `node embed.build.ts`. Rolldown, because it splits by what a part uses;
// esbuild keeps everything in the first chunk that a lazy part imports through the same index.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { rolldown } from 'rolldown'
import { customElementsManifest } from './embed.elements.ts'
import { type BuiltScript, manifestOf } from './embed.manifest.ts'
import { asciiOnly, chunksOfDrop, tagsOfLoader } from './embed.plugins.ts'
import { chunksOf, options, tagScripts } from './embed.tags.ts'
import { noticesOf } from './notices.build.ts'
import manifest from './package.json' with { type: 'json' }

/** One folder, because the scripts share chunks. */
const OUT = 'dist/embed'

/** Builds `fandeck.js`, one file that loads the others. */
async function buildLoader(
  file: string,
  source: string,
  format: 'esm' | 'iife',
  tags: readonly BuiltScript[],
): Promise<BuiltScript[]> {
  const { loads = [] } = manifestOf(manifest.version, tags).files['drop.js'] ?? {}
  const build = await rolldown(options({ fandeck: source }, [tagsOfLoader, chunksOfDrop(loads), asciiOnly]))
  const output = await build.write({ file: `${OUT}/${file}`, format, minify: true, comments: false })
  await build.close()
  // It imports the tags later.
  return chunksOf(output).map(({ code }) => ({ fileName: file, code, imports: [] }))
}

rmSync(OUT, { recursive: true, force: true })
const tags = await tagScripts(OUT)
const notices = noticesOf(tags.flatMap(({ moduleIds }) => moduleIds))
writeFileSync(`${OUT}/NOTICES.txt`, notices)
// The elements contain the same packages.
writeFileSync('dist/NOTICES.txt', notices)
const scripts = [
  ...tags,
  ...(await buildLoader('fandeck.js', 'src/embed.ts', 'esm', tags)),
  ...(await buildLoader('fandeck.classic.js', 'src/embed.classic.ts', 'iife', tags)),
]
// As written, because the hash is of the file.
const written = scripts.map((script) => ({
  ...script,
  code: readFileSync(`${OUT}/${script.fileName}`, 'utf8'),
}))
writeFileSync(`${OUT}/manifest.json`, `${JSON.stringify(manifestOf(manifest.version, written), null, 2)}\n`)
writeFileSync('dist/custom-elements.json', `${JSON.stringify(customElementsManifest(), null, 2)}\n`)
