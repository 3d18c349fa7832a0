import { basename } from 'node:path'
// The fences of the guides that are not TypeScript: tags in HTML, and headers.
import { describe, expect, test } from 'vitest'
import { contentPolicy } from '../examples/partner/content-policy.ts'
import { customElementsManifest } from '../packages/widgets/embed.elements.ts'
import { files, read } from './repo.ts'

const elements = customElementsManifest().modules.flatMap(({ declarations }) => declarations)
const fences = files('*.md').flatMap((file) =>
  Array.from(read(file).matchAll(/^```html\n([\s\S]*?)^```$/gm), ([, html = '']) => ({ file, html })),
)
/** Attributes of HTML that the guides use on the tags. */
const GLOBAL = /^(?:id|class|style|hidden|data-[\w-]+)$/

/** Returns what in a fence of HTML does not exist. */
function unknownIn(html: string): string[] {
  const tags = Array.from(html.matchAll(/<(fandeck-[\w-]+)([^>]*)>/g), ([, tag = '', text = '']) => {
    const element = elements.find(({ tagName }) => tagName === tag)
    const known = element?.attributes.map(({ name }) => name) ?? []
    const written = Array.from(text.matchAll(/([\w-]+)(?:="[^"]*")?/g), ([, name = '']) => name)
    return element ? written.filter((name) => !known.includes(name) && !GLOBAL.test(name)) : [tag]
  })
  const slots = elements.flatMap((element) => element.slots.map(({ name }) => name))
  const slotted = Array.from(html.matchAll(/slot="([^"]*)"/g), ([, name = '']) => name)
  const events = elements.flatMap((element) => element.events.map(({ name }) => name))
  const heard = Array.from(html.matchAll(/'(fandeck-[\w-]+)'/g), ([, name = '']) => name)
  const tagNames = elements.map(({ tagName }) => tagName)
  const imported = Array.from(
    html.matchAll(/import \{ (\w+) \} from '[^']*\/(\w+)\.js'/g),
    ([, name = '', file = '']) =>
      read(`packages/widgets/src/${file === 'fandeck' ? 'embed' : `generated/embed.${file}`}.ts`).includes(
        `function ${name}(`,
      )
        ? []
        : [name],
  )
  return [
    ...tags.flat(),
    ...slotted.filter((name) => !slots.includes(name)),
    ...heard.filter((name) => !events.includes(name) && !tagNames.includes(name)),
    ...imported.flat(),
  ]
}

describe('the guides', () => {
  test('use tags, attributes, slots, events and functions that exist (S10.5)', () => {
    expect(fences.length).toBeGreaterThan(8)
    expect(fences.filter(({ html }) => unknownIn(html).length > 0)).toEqual([])
  })

  test('name the addresses of the API, the pictures and the sign-in wherever they load a script (S10.5)', () => {
    const first = fences.filter(
      ({ html }) => /<script/.test(html) && /<fandeck-[\w-]+[^>]*market-url/.test(html),
    )
    expect(first.length).toBeGreaterThan(8)
    const incomplete = first.filter(({ html }) => !/cdn-url="/.test(html) || !/login-origin="/.test(html))
    expect(incomplete).toEqual([])
  })

  test('control: an attribute, a tag, a slot, an event and a function that do not exist are found', () => {
    const html = `<fandeck-drop dropid="1"><p slot="none"></p></fandeck-drop><fandeck-shelf></fandeck-shelf>
<script type="module">import { logIn } from '/fandeck/v1/drop.js'; addEventListener('fandeck-bought', logIn)</script>`
    expect(unknownIn(html)).toEqual(['dropid', 'fandeck-shelf', 'none', 'fandeck-bought', 'logIn'])
  })

  test('show the content policy of the brand page, which the journeys run under', () => {
    const [, shown] = /^Content-Security-Policy: (.*)$/m.exec(read('docs/guides/content-policy.md')) ?? []
    expect(shown).toBe(contentPolicy('https://api.example', 'https://pay.example'))
  })

  test('show the rules that keep the place of a drop as their test has them', () => {
    const [, rules] =
      /## Keep the place[\s\S]*?```css\n([\s\S]*?)```/.exec(read('docs/guides/embedding.md')) ?? []
    expect(rules).toContain('min-height')
    expect(read('packages/widgets/src/element/place.browser.test.tsx')).toContain(`\`${rules}\``)
  })

  test('give each of the four users of the README a first page in one click', () => {
    const [, rows = ''] = /\| You build \|[^\n]*\n\|[-|]+\n((?:\|.*\n)+)/.exec(read('README.md')) ?? []
    const starts = Array.from(
      rows.matchAll(/^\| [^|]+ \| \[[^\]]+\]\(([^)#]+)[^)]*\) \|/gm),
      ([, path]) => path,
    )
    expect(rows.trim().split('\n')).toHaveLength(4)
    expect(starts).toEqual([
      'examples/site',
      'docs/guides/embedding.md',
      'packages/widgets',
      'docs/guides/getting-started.md',
    ])
  })

  test('are all linked from another one or from the README', () => {
    const guides = files('docs/**/*.md').filter((file) => file !== 'docs/guides/reference.md')
    const linked = ['README.md', ...guides].map(read).join('\n')
    expect(
      guides.filter(
        (file) => !linked.includes(`(${basename(file)}`) && !linked.includes(`${file.replace('docs', '')}`),
      ),
    ).toEqual([])
  })
})
