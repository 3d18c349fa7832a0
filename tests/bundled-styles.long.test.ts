import { expect, test } from 'vitest'
import { bundledSheets, coloursOf, LIGHT, showSheet } from './bundled-styles.ts'
import { openFloorBrowser } from './e2e/floor.ts'

test('Chromium 121, which lacks light-dark(), shows the light colours after each minifier', async () => {
  const browser = await openFloorBrowser()
  try {
    expect(browser.version()).toMatch(/^121\./)
    const page = await browser.newPage()
    for (const [name, sheet] of await bundledSheets()) {
      await showSheet(page, sheet)
      expect(await coloursOf(page), name).toEqual(LIGHT)
    }
  } finally {
    await browser.close()
  }
})
