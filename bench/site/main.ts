// `pnpm bench:site --rounds N`: first and largest paint, shifts, end of hydration, script and requests of home and a drop as `npm start`
// serves them, beside react-dom's hello page, each on a fresh page at CPU 4x and 1.6 Mbps / 150 ms. Prints a table.
import { parseArgs } from 'node:util'
import { startStack } from '../../tests/e2e/stack.ts'
import { buildPages } from '../built-pages.ts'
import { median } from '../median.ts'
import { type Load, measure } from './measure.ts'

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } })
const ROUNDS = Number(values.rounds)

const hello = await buildPages({ root: import.meta.dirname, names: ['hello'] })
const stack = await startStack()
try {
  const urls = { 'react-dom hello': undefined, home: `${stack.site}/`, drop: `${stack.site}/drops/101` }
  const loads = new Map<string, Load[]>(Object.keys(urls).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, url] of Object.entries(urls)) {
      const load = await hello.open('hello', (page, context) => measure(page, context, url ?? page.url()))
      loads.get(name)?.push(load)
    }
  }
  const of = (name: string, part: keyof Load) => median((loads.get(name) ?? []).map((load) => load[part]))
  const base = of('react-dom hello', 'lcp')
  console.log(
    `| page, median of ${ROUNDS} | FCP s | LCP s | of hello | CLS | reacts s | script kB | requests to LCP | kB to LCP | of scripts |`,
  )
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
  for (const name of loads.keys()) {
    const cells = [
      (of(name, 'fcp') / 1000).toFixed(2),
      (of(name, 'lcp') / 1000).toFixed(2),
      (of(name, 'lcp') / base).toFixed(2),
      of(name, 'cls').toFixed(3),
      (of(name, 'ready') / 1000).toFixed(2),
      of(name, 'scriptKb').toFixed(0),
      of(name, 'requests'),
      of(name, 'kb').toFixed(0),
      of(name, 'kbOfScripts').toFixed(0),
    ]
    console.log(`| ${name} | ${cells.join(' | ')} |`)
  }
} finally {
  await stack.stop()
  await hello.close()
}
