// @vitest-environment node
import { expect, test } from 'vitest'
import * as elements from './elements.ts'

const classes = Object.entries(elements).filter(([name]) => /^Fandeck\w+Element$/.test(name))

test('no export of the elements needs a browser when a server renders the page', () => {
  expect(globalThis).not.toHaveProperty('customElements')
  elements.define()
  expect(classes).toHaveLength(6)
  for (const [, element] of classes) if ('define' in element) element.define()
  const own = elements.createElementClass(
    { tag: 'our-tag', attributes: { open: Boolean } },
    { render: () => null },
  )
  own.define()
  elements.configure({ marketUrl: 'https://api.example' })
  elements.addStyles('.ours{}')
})

test.each([
  './embed.ts',
  './embed.drop.ts',
  './embed.wallet.ts',
  './embed.scanner.ts',
  './embed.board.ts',
  './embed.campaign.ts',
  './embed.deck.ts',
])('a server imports %s', async (script) => {
  await expect(import(/* @vite-ignore */ script)).resolves.toBeDefined()
})
