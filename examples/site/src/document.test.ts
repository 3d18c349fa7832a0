import { expect, test } from 'vitest'
import { documentOf } from '../server/document.ts'

const TEMPLATE = `<head><!--head-->
    <script type="module" crossorigin src="/assets/index-1.js"></script>
    <link rel="modulepreload" crossorigin href="/assets/vendor-1.js">
    <link rel="stylesheet" crossorigin href="/assets/style-1.css">
  </head><body><div id="root"><!--body--></div><!--state--></body>`
const config = { site: '', api: '', pay: '', wallet: '' }
const page = {
  head: '<title>A $& title</title>',
  body: '<h1>Home</h1>',
  state: { renderedAt: 1, queries: { queries: [], mutations: [] } },
  popups: '<template id="fandeck-popups"></template>',
  start: '/assets/start-1.js',
  scripts: { preloads: ['/assets/vendor-1.js'], entries: ['/assets/index-1.js'] },
}
const scriptsOf = (html: string) =>
  [...html.matchAll(/<script type="module"[^>]* src="([^"]+)"/g)].map(([, src]) => src)

test('a rendered page loads its style sheet and one small script, which starts the others', () => {
  const html = documentOf(TEMPLATE, { config, panel: true, page })
  expect(scriptsOf(html)).toEqual(['/assets/start-1.js'])
  expect(html).not.toContain('modulepreload')
  expect(html).toContain('href="/assets/style-1.css"')
  expect(html).toContain('<title>A $& title</title>')
  expect(html).toContain('</div><template id="fandeck-popups"></template>')
  const listed = /<script id="fandeck-scripts" type="application\/json">(.*?)<\/script>/.exec(html)?.[1] ?? ''
  expect(JSON.parse(listed)).toEqual({
    preloads: ['/assets/vendor-1.js'],
    entries: ['/assets/index-1.js', '/dev/panel.js'],
  })
})

test('a page that the browser renders loads its scripts at once', () => {
  const head = '<title>내 정보 | 팬덱</title>'
  const html = documentOf(TEMPLATE, { config, panel: false, head })
  expect(html).toContain(head)
  expect(scriptsOf(html)).toEqual(['/assets/index-1.js'])
  expect(html).toContain('<link rel="modulepreload" crossorigin href="/assets/vendor-1.js">')
})
