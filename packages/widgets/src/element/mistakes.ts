// What is wrong with a tag, as its page's developer sees it. Loaded in development only.
import { jsonOf, nearest } from '@fandeck/sdk/internal'
import type { AttributeKinds } from './element-types.ts'

/** How an attribute is written: an example, or the only values that it may have. */
interface Form {
  example: string
  values?: readonly string[]
  /** `url` is an absolute URL or a path, `origin` is a scheme, a host and a port. */
  is?: 'url' | 'origin'
}

const FORMS: Readonly<Record<string, Form>> = {
  'market-url': { example: 'https://api.example', is: 'url' },
  'main-url': { example: 'https://api.example', is: 'url' },
  'cdn-url': { example: 'https://cdn.example', is: 'url' },
  'auth-url': { example: '/api/auth', is: 'url' },
  'redirect-url': { example: 'https://brand.example/thanks', is: 'url' },
  'cards-url': { example: 'https://brand.example/cards', is: 'url' },
  'login-origin': { example: 'https://fandeck.example', is: 'origin' },
  'wallet-origin': { example: 'https://wallet.example', is: 'origin' },
  'drop-id': { example: '101' },
  'minting-id': { example: '7' },
  'code-format': { example: '10+2' },
  slug: { example: 'fcseoul-2025' },
  board: { example: 'formation' },
  layout: { example: 'compact', values: ['compact'] },
  postcode: { example: 'daum', values: ['daum'] },
}

const LOCAL = /^(localhost|.+\.localhost|127(\.\d+){3}|\[::1\])$/
const HOST = /^[\w-]+(\.[\w-]+)+(:\d+)?(\/.*)?$/

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const plain = (name: string) => name.replace(/[-_]/g, '').toLowerCase()
const written = (name: string, value: string) => `${name}="${value}"`

/** Returns what is wrong with an address, to follow its name. */
function addressProblem(value: string, is: Form['is']): string | undefined {
  if (is === 'url' && /^\/(?!\/)/.test(value)) return undefined
  if (!URL.canParse(value) || !/^https?:\/\//.test(value)) return 'is not an address'
  const { protocol, hostname, origin } = new URL(value)
  if (protocol === 'http:' && !LOCAL.test(hostname)) return 'is not safe, because it is not https'
  if (is === 'origin' && value !== origin) return 'has more than an origin'
  return undefined
}

function addressLike(value: string, { example, is }: Form): string {
  const whole = HOST.test(value) ? `https://${value}` : value
  if (!URL.canParse(whole) || !/^https?:/.test(whole)) return example
  const { protocol, hostname, origin } = new URL(whole)
  const secure = (text: string) =>
    protocol === 'http:' && !LOCAL.test(hostname) ? text.replace(/^http:/, 'https:') : text
  return secure(is === 'origin' ? origin : whole)
}

/** A mistake in a tag. */
export interface Mistake {
  /** Such as `market-url is not an address`. */
  title: string
  /** The attribute as it is written on the page, if it is. */
  attribute?: string | undefined
  /** The attribute with a right value. */
  fix: string
}

/** Returns the attribute of a tag that the page has misspelt so, if the name is close to one. */
export function meant(element: Element, name: string, kinds: AttributeKinds): string | undefined {
  if (name in kinds || name in element || /^(class|style|part|debug|on|data-|aria-)/.test(name))
    return undefined
  const names = Object.keys(kinds)
  // A property in HTML, as the server of React 19 writes it; it is read, too.
  if (names.some((one) => one.replace(/-/g, '') === name)) return undefined
  const found = nearest(plain(name), names.map(plain), 2)
  return names.find((one) => plain(one) === found)
}

/** Returns the mistakes that an element can be rendered with. */
export function warningsOf(element: Element, kinds: AttributeKinds): Mistake[] {
  const mistakes: Mistake[] = []
  for (const { name, value } of element.attributes) {
    const right = meant(element, name, kinds)
    if (right !== undefined && !element.hasAttribute(right))
      mistakes.push({
        title: `unknown attribute ${name}; did you mean ${right}?`,
        attribute: name,
        fix: written(right, value),
      })
    const form = name in kinds ? FORMS[name] : undefined
    if (form?.values && !form.values.includes(value))
      mistakes.push({
        title: `${name} has the unknown value ${jsonOf(value)}`,
        attribute: name,
        fix: written(name, nearest(value, form.values) ?? form.example),
      })
    const problem = form?.is && addressProblem(value, form.is)
    if (form && problem)
      mistakes.push({
        title: `${name} ${problem}`,
        attribute: name,
        fix: written(name, addressLike(value, form)),
      })
  }
  return mistakes
}

/** Returns the mistake that an error of an element is about. */
export function mistakeOf(element: Element, kinds: AttributeKinds, message: string): Mistake {
  const names = Object.keys(kinds)
  const textOf = (name: string) => element.getAttribute(name) ?? ''
  const right =
    names.find((name) => message.includes(name) || message.includes(camelCase(name))) ??
    names.find((name) => textOf(name) !== '' && message.includes(textOf(name)))
  if (right === undefined) return { title: 'The tag cannot be rendered', fix: message }
  const known = warningsOf(element, kinds).find(({ fix }) => fix.startsWith(`${right}=`))
  if (known) return known
  const attribute = element.hasAttribute(right) ? right : undefined
  const title = textOf(right) === '' ? `${right} is missing` : `${right} cannot be used`
  return { title, attribute, fix: written(right, FORMS[right]?.example ?? '…') }
}
