// What every public page must be, as Chromium shows it.
import axe from 'axe-core'
import type { Locator, Page } from 'playwright'

/** Waits until the page has its data, its fonts and its pictures. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.waitForFunction(() => document.querySelectorAll('[aria-busy=true]').length === 0)
  await page.evaluate(async () => {
    await document.fonts.ready
    for (const image of document.images) image.loading = 'eager'
    await Promise.all(Array.from(document.images, (image) => image.decode().catch(() => {})))
  })
}

/** Waits until the page looks for characters outside the initial font. */
export const watchesCharacters = (page: Page) =>
  page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('other-characters')),
  )

/** The sheet with the faces of the characters outside the initial font. */
export const otherFaces = (page: Page): Locator => page.locator('head link[href*="dynamic-subset"]')

/** Ends transitions and animations, so that colours are those that stay. */
export const still = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('*, *::before, *::after { transition: none !important; animation: none !important }')
    document.adoptedStyleSheets.push(sheet)
  })

/**
 * Returns the violations that axe finds in a colour scheme, each with its markup, once the colours have changed. Light is
 * checked for all rules, dark for contrast: nothing else depends on the colours.
 */
export async function violationsIn(page: Page, colorScheme: 'light' | 'dark'): Promise<string[]> {
  await page.emulateMedia({ colorScheme })
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(async (isDark) => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const changes = document.getAnimations().filter((one) => one instanceof CSSTransition)
    await Promise.allSettled(changes.map(({ finished }) => finished))
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      ...(isDark && { runOnly: ['color-contrast'] }),
    })
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
  }, colorScheme === 'dark')
}

/** Returns how far the page scrolls sideways, px, and what reaches furthest. */
export async function overflowAt(page: Page, width: number, textZoom = 100): Promise<string[]> {
  await page.setViewportSize({ width, height: 844 })
  // Chromium's text zoom, which phones set by the size of text; the sizes of the site are in px.
  await page.evaluate((zoom) => {
    document.documentElement.style.setProperty('-webkit-text-size-adjust', `${zoom}%`)
  }, textZoom)
  return page.evaluate(async () => {
    await new Promise((next) => requestAnimationFrame(() => requestAnimationFrame(next)))
    const { scrollWidth, clientWidth } = document.documentElement
    if (scrollWidth <= clientWidth) return []
    return Array.from(document.querySelectorAll('body *'), (element) => ({
      element,
      right: element.getBoundingClientRect().right,
    }))
      .filter(({ right }) => right > clientWidth + 0.5)
      .map(({ element, right }) => `${Math.round(right)} px: ${element.outerHTML.slice(0, 120)}`)
  })
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
