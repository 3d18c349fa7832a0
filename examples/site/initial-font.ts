// Home shows its text in Pretendard at 1.2 to 2.5 s instead of 5.5 to 6.3 s, from one font of 108 kB instead of twelve of
// 321 kB (CPU 4x, 1.6 Mbps, 150 ms).
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import type { Plugin } from 'vite'
import { packageFiles } from './packages.ts'

const ID = 'virtual:initial-font.css'
const FOLDER = join(import.meta.dirname, 'dist/font')
/** The texts whose characters a first visit shows, beside those of the widgets: pages, and the content of the demo. */
const TEXTS = ['src/**/*.{ts,tsx}', '../shop/**/*.{csv,json,md}', '../backend/src/demo/content/*.ts']
const NOT_SHOWN = ['**/*.{test,test-helper,stories,fixtures,en}.*', '**/stories/**']
const ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, index) => index + 32))

const range = (characters: readonly string[]) =>
  characters.map((one) => `U+${one.codePointAt(0)?.toString(16)}`).join(',')

/** Returns the text of a file; a package's build escapes what is not ASCII. */
function textOf(file: string): string {
  const text = readFileSync(file, 'utf8')
  const decoded = (_: string, code: string) => String.fromCharCode(Number.parseInt(code, 16))
  return file.endsWith('.js') ? text.replace(/\\u([\da-f]{4})/gi, decoded) : text
}

async function writeFont(): Promise<void> {
  const own = globSync(TEXTS, { cwd: import.meta.dirname, exclude: NOT_SHOWN })
  const texts = [
    ...packageFiles('widgets', '**/*.{ts,tsx,js}', NOT_SHOWN),
    ...own.map((file) => join(import.meta.dirname, file)),
  ].map(textOf)
  const characters = [...new Set(ASCII + texts.join(''))].filter((one) => one >= ' ').toSorted()
  const font = createRequire(import.meta.url).resolve(
    'pretendard/dist/web/variable/woff2/PretendardVariable.woff2',
  )
  const subset = await subsetFont(readFileSync(font), characters.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 900, default: 400 } },
  })
  mkdirSync(FOLDER, { recursive: true })
  writeFileSync(join(FOLDER, 'initial.woff2'), subset)
  // The weights of the dynamic subset: browsers combine only faces of equal weights into one.
  writeFileSync(
    join(FOLDER, 'initial.css'),
    `@font-face{font-family:'Pretendard Variable';font-style:normal;font-display:swap;font-weight:45 920;src:url(./initial.woff2) format('woff2');unicode-range:${range(characters)}}`,
  )
}

/**
 * Serves the characters of the first pages from one font file instead of twenty; the dynamic subset of Pretendard
 * covers the others. Only in the build; the development server needs no second font.
 */
export function initialFont(): Plugin {
  let building = false
  return {
    name: 'initial-font',
    async configResolved({ command, build }) {
      building = command === 'build' && !build.ssr
      if (building) await writeFont()
    },
    resolveId: (id) => (id === ID ? (building ? join(FOLDER, 'initial.css') : `\0${ID}`) : undefined),
    load: (id) => (id === `\0${ID}` ? '' : undefined),
  }
}
