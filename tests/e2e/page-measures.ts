// What a fan notices of a page's layout: what moves while it loads, and targets that are too small.
import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { resolve } from 'node:path'
import type { Page } from 'playwright'
import { expect } from 'vitest'
import * as z from 'zod'
import { FIELD_SPELLINGS } from '../../packages/widgets/src/stories/field-spellings.ts'
import { settle } from './page-checks.ts'

/** Part of the viewport times distance, as Chromium reports it, and what moved. */
export interface Shift {
  value: number
  moved: string[]
}

/** Records the layout shifts of every page that is opened from now on. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.layoutShifts = []
    const nameOf = (node: Node | null) =>
      node instanceof Element ? `${node.tagName}.${node.className}` : (node?.textContent ?? '')
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources = [] }: LayoutShiftEntry = entry
        const moved = sources.map(
          ({ node, previousRect: { top, height }, currentRect }) =>
            `${nameOf(node)}: ${top}+${height} to ${currentRect.top}+${currentRect.height}`,
        )
        window.layoutShifts.push({ value: value ?? 0, moved })
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Returns the recorded shifts and forgets them. */
export const takeShifts = (page: Page): Promise<Shift[]> =>
  page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    return window.layoutShifts
      .splice(0)
      .filter(({ moved }) => moved.length === 0 || moved.some((one) => !one.includes('dev-panel')))
  })

/** At least Chromium's CLS. */
const MOST = 0.02

/** Expects a sum of shifts below the limit, and tells what moved otherwise. */
export const expectCalm = (shifts: readonly Shift[]): void =>
  expect(
    shifts.reduce((sum, { value }) => sum + value, 0),
    JSON.stringify(shifts, undefined, 1),
  ).toBeLessThanOrEqual(MOST)

/** Goes to another page of the site without a press, which would excuse shifts. */
const goTo = (page: Page, path: string): Promise<void> =>
  page.evaluate((next) => {
    history.pushState(null, '', next)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)

/**
 * Shows a page of the running site while the backend keeps its answers, then lets them through.
 *
 * @returns the shifts from the first skeleton on, and the skeletons that are wider than the column
 */
export async function loadSlowly(
  page: Page,
  api: string,
  path: string,
): Promise<{ shifts: Shift[]; tooWide: string[] }> {
  const answer = Promise.withResolvers<void>()
  await page.route(`${api}/**`, async (route) => {
    await answer.promise
    await route.continue()
  })
  await goTo(page, path)
  // A page without data of its own shows no skeleton once its script has loaded.
  await page
    .waitForFunction(
      () => document.querySelector('main :is([aria-busy=true], .fandeck-skeleton)'),
      undefined,
      {
        timeout: 3_000,
      },
    )
    .catch(() => {})
  await page.evaluate(() => new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next))))
  await takeShifts(page)
  // The page's own skeleton follows that of its script.
  await page.waitForTimeout(700)
  const tooWide = await page.evaluate(() => {
    const column = document.querySelector('.site-column')?.getBoundingClientRect()
    return Array.from(document.querySelectorAll('main .fandeck-skeleton'), (one) => ({
      one,
      box: one.getBoundingClientRect(),
    }))
      .filter(({ box }) => column && (box.left < column.left - 0.5 || box.right > column.right + 0.5))
      .filter(({ one }) => !one.closest('.fandeck-fan'))
      .map(({ one, box }) => `${one.outerHTML.slice(0, 80)}: ${box.left} to ${box.right}`)
  })
  answer.resolve()
  await settle(page)
  await page.unrouteAll({ behavior: 'wait' })
  return { shifts: await takeShifts(page), tooWide }
}

/** The checks of the stories, for pages of the site. */
const [targetsScript, fieldsScript] = ['small-targets.ts', 'misread-fields.ts'].map((file) =>
  stripTypeScriptTypes(
    readFileSync(resolve(import.meta.dirname, '../../packages/widgets/src/stories', file), 'utf8'),
  ).replaceAll('export ', ''),
)

const Found = z.array(z.string())

/** Returns the targets of a page that are smaller than 44 by 44 px, except the development panel's. */
export async function smallTargetsOn(page: Page): Promise<string[]> {
  const found = Found.parse(await page.evaluate(`(() => { ${targetsScript}; return smallTargets() })()`))
  return found.filter((target) => !target.startsWith('dev-panel'))
}

/** Returns the text fields of a page that misread what hands type (D94). */
export async function misreadFieldsOn(page: Page): Promise<string[]> {
  const table = JSON.stringify(FIELD_SPELLINGS)
  return Found.parse(
    await page.evaluate(`(() => { ${fieldsScript}; return misreadFields([document], ${table}) })()`),
  )
}

interface LayoutShiftEntry extends PerformanceEntry {
  value?: number
  sources?: readonly { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[]
}

declare global {
  interface Window {
    layoutShifts: Shift[]
  }
}
