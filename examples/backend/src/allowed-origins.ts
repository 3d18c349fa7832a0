import { StartProblem } from './start-problem.ts'

/** Who may call the API besides the own pages. */
export interface AllowedOrigins {
  /** Pages: they also receive sessions, frame the payment page and are returned to. */
  allowedOrigins: string[]
  /** Apps and previews: they call the API and nothing else. */
  callerOrigins: string[]
}

const MARK = 'cors:'
/** The origins of web views, such as `capacitor://localhost`; `https://localhost` is one, too. */
const APP = /^(?!https?:|file:|data:|blob:|javascript:)[a-z][a-z\d+.-]*:\/\/[a-z\d.-]+(:\d+)?$/
const WEB_VIEWS = ['http://localhost', 'https://localhost']

const isOrigin = (text: string) =>
  URL.canParse(text) && /^https?:/.test(text) && new URL(text).origin === text && !text.includes('*')

/** Returns the likely meaning of a wrong entry. */
function advice(text: string): string {
  if (text.includes('*')) return 'name each origin; wildcards would open it to strangers'
  if (!URL.canParse(text) || !/^https?:/.test(text))
    return 'write an origin such as https://brand.example, or capacitor://localhost for an app'
  return `write ${new URL(text).origin}`
}

/**
 * Reads `ALLOWED_ORIGINS`. Apps, and previews marked by `cors:`, count for CORS only: neither redirects nor forms nor
 * sessions go there.
 *
 * @throws StartProblem with the wrong entry
 */
export function allowedOriginsOf(entries: readonly string[]): AllowedOrigins {
  const found: AllowedOrigins = { allowedOrigins: [], callerOrigins: [] }
  for (const entry of entries) {
    const origin = entry.startsWith(MARK) ? entry.slice(MARK.length) : entry
    if (!isOrigin(origin) && !APP.test(origin))
      throw new StartProblem(`ALLOWED_ORIGINS has ${JSON.stringify(entry)}: ${advice(origin)}.`)
    const callsOnly = origin !== entry || !isOrigin(origin) || WEB_VIEWS.includes(origin)
    found[callsOnly ? 'callerOrigins' : 'allowedOrigins'].push(origin)
  }
  return found
}
