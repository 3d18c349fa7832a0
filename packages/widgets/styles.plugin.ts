// What becomes of `import './Button.css'`: one rule for the builds, the tests and Ladle.
import { dirname, resolve } from 'node:path'
import { build, type Plugin } from 'esbuild'

const source = resolve(import.meta.dirname, 'src')
const registry = resolve(source, 'theme/styles.ts')

/** A module that registers the text of a sheet for the shadow roots of elements. */
const registering = (text: string) =>
  `import { addStyles } from ${JSON.stringify(registry)}\naddStyles(${text})\n`

/** A sheet with its imports, minified. */
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

/** For a build of elements: `./Button.css` registers its text, `./Button.css?inline` is its text. */
export const registerStyles: Plugin = {
  name: 'register-styles',
  setup(pipeline) {
    pipeline.onResolve({ filter: /\.css(\?inline)?$/ }, ({ resolveDir, path }) => {
      const [file = '', query] = resolve(resolveDir, path).split('?')
      // The suffix keeps the file from tsup's own plugin for css.
      return { path: `${file}?${query ?? 'styles'}`, namespace: 'register-styles' }
    })
    pipeline.onLoad({ filter: /.*/, namespace: 'register-styles' }, async ({ path }) => {
      const [file = '', query] = path.split('?')
      const text = await textOf(file)
      return query === 'inline'
        ? { contents: text, loader: 'text' }
        : { contents: registering(JSON.stringify(text)), loader: 'js', resolveDir: dirname(file) }
    })
  },
}

/** For the build of React components: the page links `styles.css`, so the modules import no css. */
export const leaveStyles: Plugin = {
  name: 'leave-styles',
  setup(pipeline) {
    pipeline.onResolve({ filter: /\.css$/ }, ({ resolveDir, path }) => ({
      path: `${resolve(resolveDir, path)}?left`,
      namespace: 'leave-styles',
      sideEffects: false,
    }))
    pipeline.onLoad({ filter: /.*/, namespace: 'leave-styles' }, () => ({ contents: '', loader: 'js' }))
  },
}

const SUFFIX = '.styles.js'

/**
 * `registerStyles` for Vite: tests and Ladle show components and elements on one page, and its document adopts what is
 * registered as the shadow roots do.
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
