// How `import './Button.css'` is built, in the builds, the tests and Ladle.
import { dirname, relative, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'
import type { Plugin as RolldownPlugin } from 'rolldown'

const source = resolve(import.meta.dirname, 'src')
const registry = resolve(source, 'theme/styles.ts')

/** Returns a module that adds a style sheet to the shadow roots of elements. */
const registering = (text: string) =>
  `import { addStyles } from ${JSON.stringify(registry)}\naddStyles(${text})\n`

/** Returns a style sheet with its imports, minified. */
async function textOf(path: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    target: 'es2024',
  })
  return outputFiles[0]?.text.trim() ?? ''
}

/** For the builds of elements: `./Button.css` adds its text to the shadow roots, `./Button.css?inline` exports it. */
export const registerStyles: Plugin = {
  name: 'register-styles',
  setup(pipeline) {
    pipeline.onResolve({ filter: /\.css(\?inline)?$/ }, ({ resolveDir, path }) => {
      const [file = '', query] = resolve(resolveDir, path).split('?')
      // Without the suffix, tsup's own CSS plugin takes the file. A relative path, because the chunks name it.
      return { path: `${relative(source, file)}?${query ?? 'styles'}`, namespace: 'register-styles' }
    })
    pipeline.onLoad({ filter: /.*/, namespace: 'register-styles' }, async ({ path }) => {
      const [name = '', query] = path.split('?')
      const file = resolve(source, name)
      const text = await textOf(file)
      return query === 'inline'
        ? { contents: text, loader: 'text' }
        : { contents: registering(JSON.stringify(text)), loader: 'js', resolveDir: dirname(file) }
    })
  },
}

/** For the build of React components: drops the imports of CSS, because the page links `styles.css`. */
export const leaveStyles: Plugin = {
  name: 'leave-styles',
  setup(pipeline) {
    pipeline.onResolve({ filter: /\.css$/ }, ({ resolveDir, path }) => ({
      path: `${relative(source, resolve(resolveDir, path))}?left`,
      namespace: 'leave-styles',
      sideEffects: false,
    }))
    pipeline.onLoad({ filter: /.*/, namespace: 'leave-styles' }, () => ({ contents: '', loader: 'js' }))
  },
}

const SUFFIX = '.styles.js'

/**
 * `registerStyles` for Vite. Tests and Ladle render components and elements on one page, whose document adopts the same
 * styles as the shadow roots.
 */
export const registerStylesInVite = {
  name: 'register-styles',
  enforce: 'pre' as const,
  resolveId(path: string, importer: string | undefined): string | undefined {
    if (!path.endsWith('.css') || !path.startsWith('.') || !importer?.startsWith(source)) return undefined
    return `\0${resolve(dirname(importer), path)}${SUFFIX}`
  },
  load(id: string): string | undefined {
    if (!id.startsWith('\0') || !id.endsWith(`.css${SUFFIX}`)) return undefined
    const file = id.slice(1, -SUFFIX.length)
    return `import text from ${JSON.stringify(`${file}?inline`)}\n${registering('text')}`
  },
}

/** `registerStyles` for Rolldown. */
export const registerStylesInRolldown: RolldownPlugin = {
  name: 'register-styles',
  resolveId(path, importer) {
    if (!importer?.startsWith(source) || !/^\..*\.css(\?inline)?$/.test(path)) return undefined
    return `\0${resolve(dirname(importer), path)}${SUFFIX}`
  },
  async load(id) {
    if (!id.startsWith('\0') || !id.endsWith(SUFFIX)) return undefined
    const [file = '', query] = id.slice(1, -SUFFIX.length).split('?')
    const text = JSON.stringify(await textOf(file))
    return query === 'inline'
      ? { code: `export default ${text}`, moduleSideEffects: false }
      : { code: registering(text), moduleSideEffects: true }
  },
}
