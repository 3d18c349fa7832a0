// @vitest-environment node
import { expect, test } from 'vitest'
import * as elements from './elements.ts'

const classes = Object.entries(elements).filter(([name]) => /^Fandeck\w+Element$/.test(name))

test('no export of the elements needs a browser when a server renders the page', () => {
  expect(globalThis).not.toHaveProperty('customElements')
  elements.define()
  expect(classes.length).toBe(Object.keys(import.meta.glob('./*/*.tag.ts')).length)
  for (const [, element] of classes) if ('define' in element) element.define()
  const own = elements.createElementClass(
    { tag: 'our-tag', attributes: { open: Boolean } },
    { render: () => null },
  )
  own.define()
  elements.configure({ marketUrl: 'https://api.example' })
  elements.addStyles('.ours{}')
})

test.each(Object.entries(import.meta.glob(['./embed.ts', './generated/embed.*.ts'])))(
  'a server imports %s',
  async (_, load) => {
    await expect(load()).resolves.toBeDefined()
  },
)
