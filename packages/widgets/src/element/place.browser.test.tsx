// The rules of `docs/guides/embedding.md` that keep the place of a drop: what stands below it does not move.
import { waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { aShop } from '../drop-model/drop.fixtures.ts'
import { configure, FandeckDropElement } from '../elements.ts'

/** As the guide shows them (`tests/guides.test.ts`). */
const RULES = `fandeck-drop {
  display: block;
  min-height: 100svh;
  --fd-skeleton-delay: -1s;
}

fandeck-drop[layout="compact"] {
  min-height: 780px;
}

.drop-place {
  --fill: linear-gradient(light-dark(#f0eff3, #221f2a) 0 0) no-repeat;
  display: block;
  height: 763px;
  background: var(--fill) 0 0 / 100% 396px, var(--fill) 20px 420px / calc(40% - 16px) 24px,
    var(--fill) 20px 464px / calc(70% - 28px) 62px, var(--fill) 20px 546px / calc(100% - 40px) 87px,
    var(--fill) 20px 653px / calc(100% - 40px) 25px, var(--fill) 20px 698px / calc(100% - 40px) 25px;
}
`

let styles: HTMLStyleElement
afterEach(() => {
  document.body.replaceChildren()
  styles.remove()
})

/**
 * Shows a page with a drop, and returns where a text below it stands before and after the script of its tag, and how far
 * anything on the page has shifted.
 */
async function placesBelow(tag: string, rules: string, loggedIn = true) {
  configure({ fandeck: aShop({ loggedIn }).fandeck })
  styles = document.head.appendChild(document.createElement('style'))
  styles.textContent = `main { width: 390px } ${rules.replaceAll('fandeck-drop', tag)}`
  const main = document.body.appendChild(document.createElement('main'))
  const drop = document.createElement(tag)
  drop.setAttribute('drop-id', '1')
  drop.setAttribute('layout', 'compact')
  const below = document.createElement('p')
  below.textContent = '온결의 이야기'
  main.append(drop, below)
  await painted()
  const shifts: number[] = []
  const observer = new PerformanceObserver((list) => shifts.push(...list.getEntries().map(sizeOf)))
  observer.observe({ type: 'layout-shift' })
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
  await painted()
  shifts.push(...observer.takeRecords().map(sizeOf))
  observer.disconnect()
  return { before, skeleton, after: below.offsetTop, shift: shifts.reduce((sum, one) => sum + one, 0) }
}

const sizeOf = (entry: PerformanceEntry) => ('value' in entry ? Number(entry.value) : 0)
/** Waits until the page as it is has been painted. */
async function painted(): Promise<void> {
  for (let frames = 0; frames < 3; frames++) await new Promise((next) => requestAnimationFrame(next))
}

test('D74 what stands below a drop that keeps its place does not move', async () => {
  const { before, skeleton, after } = await placesBelow('x-drop-kept', RULES)
  expect(before).toBeGreaterThan(700)
  expect([skeleton, after]).toEqual([before, before])
})

test.each([
  ['signed out', 'x-drop-visitor', false],
  ['signed in', 'x-drop-member', true],
])('D74 nothing on the page shifts for a fan who is %s', async (_, tag, loggedIn) => {
  const { shift } = await placesBelow(tag, RULES, loggedIn)
  expect(shift).toBe(0)
})

/** The blocks of the place, as left, top, width and height in a drop of some width; without their colours. */
function blocksOf(place: Element): number[][] {
  const { backgroundPosition, backgroundSize } = getComputedStyle(place)
  const { width } = place.getBoundingClientRect()
  const pixels = (length: string) => {
    const share = Number(/([\d.]+)%/.exec(length)?.[1] ?? 0)
    const fixed = Number(/(-? ?[\d.]+)px/.exec(length)?.[1]?.replace(' ', '') ?? 0)
    return Math.round((share * width) / 100 + fixed)
  }
  const pairs = (list: string) =>
    list.split(/, (?![^(]*\))/).map((pair) => pair.match(/calc\([^)]*\)|\S+/g)?.map(pixels) ?? [])
  const sizes = pairs(backgroundSize)
  return pairs(backgroundPosition).map((position, index) => [...position, ...(sizes[index] ?? [])])
}

test('D74 the place shows the blocks of the skeleton before the script, and the skeleton continues without a fade', async () => {
  configure({ fandeck: aShop({ silent: 'GET /minting/:seq' }).fandeck })
  styles = document.head.appendChild(document.createElement('style'))
  styles.textContent = `main { width: 390px } ${RULES.replaceAll('fandeck-drop', 'x-drop-place')}`
  document.body.innerHTML =
    '<main><x-drop-place drop-id="1"><span class="drop-place"></span></x-drop-place></main>'
  const place = document.querySelector('.drop-place') ?? document.body
  const before = blocksOf(place)
  expect(before).toHaveLength(6)
  customElements.define('x-drop-place', class extends FandeckDropElement {})
  const root = document.querySelector('x-drop-place')?.shadowRoot
  await waitFor(() => expect(root?.querySelectorAll('.fandeck-skeleton')).toHaveLength(6))
  const skeletons = [...(root?.querySelectorAll('.fandeck-skeleton') ?? [])]
  const { left, top } = document.querySelector('main')?.getBoundingClientRect() ?? new DOMRect()
  const after = skeletons.map((skeleton) => {
    const box = skeleton.getBoundingClientRect()
    return [box.left - left, box.top - top, box.width, box.height].map(Math.round)
  })
  expect(after).toEqual(before)
  expect(skeletons.map((skeleton) => getComputedStyle(skeleton).opacity)).toEqual(skeletons.map(() => '1'))
  expect(place.getBoundingClientRect().height).toBe(0)
})

test('D74 control: without the rules, it moves', async () => {
  const { before, after, shift } = await placesBelow('x-drop-free', '')
  expect(after).toBeGreaterThan(before + 500)
  expect(shift).toBeGreaterThan(0)
})
