// A drop on pages whose own styles would change it: it looks and works as on a quiet page.
import { waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { configure, define } from '../elements.ts'

let styles: HTMLStyleElement
beforeEach(() => {
  define()
  styles = document.head.appendChild(document.createElement('style'))
})
afterEach(() => {
  document.body.replaceChildren()
  styles.remove()
})

/** Renders a drop under the rules of a page and measures its purchase button. */
async function sell(rules: string) {
  document.body.replaceChildren()
  styles.textContent = `main { position: absolute; top: 0; left: 0; width: 390px } fandeck-drop { display: block } ${rules}`
  configure({ fandeck: aShop().fandeck })
  const main = document.body.appendChild(document.createElement('main'))
  const drop = document.createElement('fandeck-drop')
  drop.layout = 'compact'
  drop.dropId = 1
  main.append(drop)
  const find = () =>
    [...(drop.shadowRoot?.querySelectorAll('button') ?? [])].find((one) =>
      one.textContent?.includes('구매하기'),
    )
  await waitFor(() => expect(find()?.hasAttribute('aria-busy')).toBe(false))
  const button = find()
  if (!button) throw new Error('No button.')
  button.scrollIntoView({ block: 'center' })
  const { left, top, width, height } = button.getBoundingClientRect()
  const { fontSize, direction, textAlign, letterSpacing, textTransform, color } = getComputedStyle(button)
  const inner = drop.shadowRoot?.elementFromPoint(left + width / 2, top + height / 2)
  return {
    look: { left, width, height, fontSize, direction, textAlign, letterSpacing, textTransform, color },
    isHit: inner !== null && inner !== undefined && button.contains(inner),
    button,
    drop,
  }
}

test.each([
  'fandeck-drop { all: unset; display: block }',
  'html { font-size: 10px }',
  'html { direction: rtl }',
  '* { box-sizing: content-box !important; margin: 0 !important; padding: 0 !important }',
  'body { letter-spacing: 1em; text-transform: uppercase; text-align: right; line-height: 5; color: red; cursor: none; word-spacing: 1em }',
  'button, h2, p, dl { display: none !important } * { pointer-events: auto }',
  'main { transform: translateY(20px); contain: layout }',
])('D74 the purchase button looks and works the same on a page with `%s`', async (rules) => {
  const quiet = await sell('')
  const hostile = await sell(rules)
  expect(hostile.look).toEqual(quiet.look)
  expect([quiet.isHit, hostile.isHit]).toEqual([true, true])
  hostile.button.click()
  await waitFor(() => expect(hostile.drop.shadowRoot?.querySelector('.fandeck-purchase')).toBeTruthy())
})

test('D74 control: less room on the page changes the button', async () => {
  const quiet = await sell('')
  const narrow = await sell('main { width: 300px }')
  expect(narrow.look.width).not.toBe(quiet.look.width)
})
