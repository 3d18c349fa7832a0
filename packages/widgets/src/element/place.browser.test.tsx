// The rules of `docs/embedding.md` that keep the place of a drop: what stands below it does not move.
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { configure, FandeckDropElement } from '../elements.ts'

/** As the guide shows them (`tests/guides.test.ts`). */
const RULES = `fandeck-drop {
  display: block;
  min-height: 100svh;
}

fandeck-drop[layout="compact"] {
  min-height: 780px;
}
`

let styles: HTMLStyleElement
afterEach(() => {
  document.body.replaceChildren()
  styles.remove()
})

/** Shows a page with a drop, and returns where a text below it stands before and after the script of its tag. */
async function placesBelow(tag: string, rules: string) {
  configure({ fandeck: aShop().fandeck })
  styles = document.head.appendChild(document.createElement('style'))
  styles.textContent = `main { width: 390px } ${rules.replaceAll('fandeck-drop', tag)}`
  const main = document.body.appendChild(document.createElement('main'))
  const drop = document.createElement(tag)
  drop.setAttribute('drop-id', '1')
  drop.setAttribute('layout', 'compact')
  const below = document.createElement('p')
  below.textContent = '온결의 이야기'
  main.append(drop, below)
  const before = below.offsetTop
  customElements.define(tag, class extends FandeckDropElement {})
  const skeleton = below.offsetTop
  await waitFor(() =>
    expect(
      [...(drop.shadowRoot?.querySelectorAll('button:not([aria-busy])') ?? [])].some((button) =>
        button.textContent?.includes('구매하기'),
      ),
    ).toBe(true),
  )
  return { before, skeleton, after: below.offsetTop }
}

test('D74 what stands below a drop that keeps its place does not move', async () => {
  const { before, skeleton, after } = await placesBelow('x-drop-kept', RULES)
  expect(before).toBeGreaterThan(700)
  expect([skeleton, after]).toEqual([before, before])
})

test('D74 control: without the rules, it moves', async () => {
  const { before, after } = await placesBelow('x-drop-free', '')
  expect(after).toBeGreaterThan(before + 500)
})
