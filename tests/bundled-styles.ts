// `styles.css` as the bundlers of pages minify it.
import cssnano from 'cssnano'
import { transform } from 'esbuild'
import { transform as lightning } from 'lightningcss'
import type { Page } from 'playwright'
import postcss from 'postcss'
import { buildSheets } from '../packages/widgets/styles.build.ts'

/** A version as Lightning CSS has it. */
const version = (major: number, minor = 0) => (major << 16) | (minor << 8)

const lightningFor = (targets: Record<string, number>) => (sheet: string) =>
  lightning({ filename: 'styles.css', code: Buffer.from(sheet), minify: true, targets }).code.toString()

/** Lightning CSS for the targets of Vite. */
export const forVite = lightningFor({
  chrome: version(111),
  edge: version(111),
  firefox: version(114),
  safari: version(16, 4),
})

const minifiers: Record<string, (sheet: string) => string | Promise<string>> = {
  nothing: (sheet) => sheet,
  'Lightning CSS for the targets of Vite': forVite,
  'Lightning CSS for the targets of Next.js': lightningFor({ chrome: version(111), safari: version(16, 4) }),
  'Lightning CSS for older targets': lightningFor({ chrome: version(80), safari: version(13) }),
  'esbuild for the targets of Vite 7': async (sheet) =>
    (await transform(sheet, { loader: 'css', minify: true, target: ['chrome107', 'safari16'] })).code,
  cssnano: async (sheet) => (await postcss([cssnano()]).process(sheet, { from: undefined })).css,
}

/** Returns the built sheet after each minifier, by its name. */
export async function bundledSheets(): Promise<Map<string, string>> {
  const sheet = (await buildSheets()).get('styles.css') ?? ''
  const bundled = new Map<string, string>()
  for (const [name, minify] of Object.entries(minifiers)) bundled.set(name, await minify(sheet))
  return bundled
}

/** Attributes of the page and of a wrapper. */
export interface Scheme {
  page?: Record<string, string>
  wrapper?: Record<string, string>
}

/** Opens a page with a sheet, a main button and a panel. */
export const showSheet = (page: Page, sheet: string) =>
  page.setContent(`<!doctype html><style>* { transition: none !important }${sheet}</style>
    <div>
      <button class="fandeck-button">구매하기</button>
      <div class="fandeck-root fandeck-overlay">지갑</div>
    </div>`)

/** Returns the colours of the button and of the panel under these attributes. */
export const coloursOf = (page: Page, { page: root = {}, wrapper = {} }: Scheme = {}) =>
  page.evaluate(
    ([ofRoot, ofWrapper]) => {
      const set = (element: Element | null, attributes: Record<string, string>) => {
        for (const name of ['style', 'class', 'data-theme']) element?.removeAttribute(name)
        for (const [name, value] of Object.entries(attributes)) element?.setAttribute(name, value)
      }
      set(document.documentElement, ofRoot)
      set(document.querySelector('div'), ofWrapper)
      return [...document.querySelectorAll('.fandeck-button, .fandeck-overlay')].map((element) => {
        const { backgroundColor, color } = getComputedStyle(element)
        return `${color} on ${backgroundColor}`
      })
    },
    [root, wrapper] as const,
  )

export const LIGHT = ['rgb(255, 255, 255) on rgb(22, 20, 28)', 'rgb(22, 20, 28) on rgb(255, 255, 255)']
export const DARK = ['rgb(22, 20, 28) on rgb(245, 243, 250)', 'rgb(245, 243, 250) on rgb(24, 22, 30)']
