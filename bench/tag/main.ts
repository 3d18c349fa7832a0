// `pnpm bench:tag --rounds N`: when the placeholder of a drop's tag is in the DOM and painted, beside react-dom's hello page
// from the same server, each on a fresh page at CPU 4x and 1.6 Mbps / 150 ms. Prints a table. Run `pnpm build` before it.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { build as vite } from 'vite'
import { startStack } from '../../tests/e2e/stack.ts'
import { median } from '../median.ts'
import { type First, measure, openBrowser } from './measure.ts'
import { type Files, serve } from './serve.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const ROUNDS = Number(values.rounds)
const root = join(import.meta.dirname, '../..')

/** Returns the rules of the guide that keep the place of a drop. */
function placeRules(): string {
  const guide = readFileSync(join(root, 'docs/guides/embedding.md'), 'utf8')
  const [, rules] = /## Keep the place[\s\S]*?```css\n([\s\S]*?)```/.exec(guide) ?? []
  if (!rules) throw new Error('docs/guides/embedding.md shows no rules.')
  return rules
}

/** Builds react-dom's hello page. */
async function helloPage(): Promise<Files> {
  const built = await vite({
    root: join(import.meta.dirname, '../site'),
    configFile: false,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: join(import.meta.dirname, '../site/hello.html') } },
  })
  if (!('output' in built)) throw new Error('Vite wrote more than one build.')
  return Object.fromEntries(
    built.output.map((file) => [`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source]),
  )
}

const page = (head: string, script: string, tag: string) =>
  `<!doctype html><html lang="ko"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>온결</title>${head}<script type="module" src="/fandeck/${script}"></script><body style="margin:0">${tag}<p>온결의 이야기</p>`

const server = await serve(join(root, 'packages/widgets/dist/embed'))
const stack = await startStack({ env: { ALLOWED_ORIGINS: server.origin } })
const browser = await openBrowser()
try {
  const tag = (inner: string) =>
    `<fandeck-drop drop-id="101" layout="compact" market-url="${stack.api}" cdn-url="${stack.api}/cdn">${inner}</fandeck-drop>`
  const style = `<style>${placeRules()}</style>`
  const place = '<span class="drop-place"></span>'
  server.publish({
    ...(await helloPage()),
    '/bare': page('', 'fandeck.js', tag('')),
    '/kept': page(style, 'fandeck.js', tag(place)),
    '/single': page(style + server.preloads('drop.js'), 'drop.js', tag(place)),
  })
  const pages = {
    'react-dom’s hello': '/hello.html',
    'fandeck.js alone': '/bare',
    'fandeck.js, with the place': '/kept',
    'drop.js and its chunks, with the place': '/single',
  }
  const firsts = new Map<string, First[]>(Object.keys(pages).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, path] of Object.entries(pages))
      firsts.get(name)?.push(await measure(browser, `${server.origin}${path}`))
  const of = (name: string, part: keyof First) => median((firsts.get(name) ?? []).map((first) => first[part]))
  console.log(
    `| page, median of ${ROUNDS} | in the DOM ms | of hello | painted ms | of hello | drop’s own ms | of hello | CLS |`,
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const name of firsts.keys()) {
    const cells = (['inDom', 'painted', 'own'] as const).flatMap((part) => [
      of(name, part).toFixed(0),
      (of(name, part) / of('react-dom’s hello', part)).toFixed(2),
    ])
    console.log(`| ${name} | ${cells.join(' | ')} | ${of(name, 'cls').toFixed(3)} |`)
  }
} finally {
  await browser.close()
  await stack.stop()
  await server.close()
}
