import { CONFIG_ID, type SiteConfig } from '../src/config.ts'
import { type RenderedState, STATE_ID } from '../src/rendered-state.ts'

/** JSON that cannot end its script element. */
const json = (id: string, value: unknown) =>
  `<script id="${id}" type="application/json">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`

/** What a document is filled with; without a rendered page the browser renders it. */
export interface DocumentParts {
  config: SiteConfig
  /** Whether the backend serves the development panel. */
  panel: boolean
  page?: { head: string; body: string; state: RenderedState } | undefined
}

/** Fills the template of the build or of the development server. */
export function documentOf(template: string, { config, panel, page }: DocumentParts): string {
  const state = page ? json(STATE_ID, page.state) : ''
  const script = panel ? '<script type="module" fetchpriority="low" src="/dev/panel.js"></script>' : ''
  // Functions, because `$&` in a text would mean something to `replace`.
  return template
    .replace('<!--head-->', () => page?.head ?? '')
    .replace('<!--body-->', () => page?.body ?? '')
    .replace('<!--state-->', () => json(CONFIG_ID, config) + state + script)
}
