import { CONFIG_ID, encodedConfig, type SiteConfig } from '../src/config.ts'
import { type RenderedState, STATE_ID } from '../src/rendered-state.ts'
import type { StartScripts } from '../src/start-scripts.ts'
import { brandTags } from './brand.ts'

/** JSON that cannot end its script element. */
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** What a document is filled with; without a rendered page the browser renders it. */
export interface DocumentParts {
  config: SiteConfig
  /** Whether the backend serves the development panel. */
  panel: boolean
  page?: RenderedDocument | undefined
  /** The tags of the head without one. */
  head?: string
  /** @default those of a site without a shop */
  brand?: string
}

/** A rendered page, with the script that starts the others and those that it starts. */
export interface RenderedDocument {
  head: string
  body: string
  state: RenderedState
  popups: string
  start: string
  scripts: StartScripts
}

const PANEL = '/dev/panel.js'
const TEMPLATE_SCRIPTS = /\s*<(?:script type="module"[^>]*><\/script|link rel="modulepreload"[^>]*)>/g
const moduleScript = (src: string, attributes = '') =>
  `<script type="module"${attributes} src="${src}"></script>`

/**
 * Fills the template of the build or of the development server. A rendered page shows without scripts: `start.ts` loads
 * those of the template after the first paint. Nothing is painted before `start.ts` runs, because it keeps early presses.
 */
export function documentOf(
  template: string,
  { config, panel, page, head = '', brand = brandTags(undefined) }: DocumentParts,
): string {
  const settings = json(CONFIG_ID, encodedConfig(config))
  if (!page) {
    const script = panel ? moduleScript(PANEL, ' fetchpriority="low"') : ''
    return filled(template, { brand, head, body: '', state: settings + script })
  }
  const { body, state, popups, start, scripts } = page
  const entries = panel ? [...scripts.entries, PANEL] : scripts.entries
  return filled(template.replace(TEMPLATE_SCRIPTS, ''), {
    brand,
    head: page.head + moduleScript(start, ' blocking="render"'),
    body,
    state: popups + settings + json(STATE_ID, state) + json('fandeck-scripts', { ...scripts, entries }),
  })
}

/** Uses functions, because `$&` in a text would mean something to `replace`. */
const filled = (template: string, parts: Record<'brand' | 'head' | 'body' | 'state', string>): string =>
  template
    .replace('<!--brand-->', () => parts.brand)
    .replace('<!--head-->', () => parts.head)
    .replace('<!--body-->', () => parts.body)
    .replace('<!--state-->', () => parts.state)
