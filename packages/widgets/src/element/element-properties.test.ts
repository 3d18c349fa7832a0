import { expect, test } from 'vitest'
import { readAttributes } from './element-properties.ts'

const kinds = { 'drop-id': Number, layout: String }

test.each([
  ['<fandeck-drop drop-id="101" layout="compact">', 101],
  // What the server of React 19 writes for `dropId={101}`.
  ['<fandeck-drop dropId="101" layout="compact">', 101],
  ['<fandeck-drop dropId="101" drop-id="102" layout="compact">', 102],
  ['<fandeck-drop layout="compact">', undefined],
])('S10.8 reads %s', (html, dropId) => {
  const element = document.createRange().createContextualFragment(html).firstElementChild
  if (!(element instanceof HTMLElement)) throw new Error('no element')
  expect(readAttributes(element, kinds)).toEqual({ dropId, layout: 'compact' })
})
