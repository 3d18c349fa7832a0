import type { Browser } from 'playwright'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bundledSheets, coloursOf, DARK, forVite, LIGHT, type Scheme, showSheet } from './bundled-styles.ts'
import { openBrowser } from './e2e/phone.ts'

const sheets = await bundledSheets()
let browser: Browser
beforeAll(async () => {
  browser = await openBrowser()
})
afterAll(() => browser?.close())

/** How a page or the system chooses, and what a fan with a light and with a dark system then sees. */
const SCHEMES: [string, Scheme, string[], string[]][] = [
  ['a page without a scheme', {}, LIGHT, LIGHT],
  ['a page of both schemes', { page: { style: 'color-scheme: light dark' } }, LIGHT, DARK],
  ['a dark page', { page: { style: 'color-scheme: dark' } }, DARK, DARK],
  ['a dark wrapper', { wrapper: { style: 'color-scheme: dark' } }, DARK, DARK],
  ['data-theme="dark" on the root', { page: { 'data-theme': 'dark' } }, DARK, DARK],
  ['data-theme="auto" on the root', { page: { 'data-theme': 'auto' } }, LIGHT, DARK],
  ['data-theme="dark" on a wrapper', { wrapper: { 'data-theme': 'dark' } }, DARK, DARK],
  [
    'data-theme="light" in a dark page',
    { page: { 'data-theme': 'dark' }, wrapper: { 'data-theme': 'light' } },
    LIGHT,
    LIGHT,
  ],
]

describe.each([...sheets])('the sheet after %s', (_, sheet) => {
  test('has the colours of the button and of the sheet in both schemes', async () => {
    const page = await browser.newPage()
    await showSheet(page, sheet)
    for (const [system, at] of [
      ['light', 2],
      ['dark', 3],
    ] as const) {
      await page.emulateMedia({ colorScheme: system })
      for (const row of SCHEMES)
        expect(await coloursOf(page, row[1]), `${row[0]}, a ${system} system`).toEqual(row[at])
    }
    await page.close()
  })
})

test('a brand overrides a token on the root and on a wrapper', async () => {
  const page = await browser.newPage()
  const [sheet = ''] = sheets.values()
  const brand = ':root { --fd-surface: #fef } .brand { --fd-primary: #c4122f; --fd-on-primary: #fff }'
  await showSheet(page, sheet + brand)
  expect(await coloursOf(page, { wrapper: { class: 'brand' } })).toEqual([
    'rgb(255, 255, 255) on rgb(196, 18, 47)',
    'rgb(22, 20, 28) on rgb(255, 238, 255)',
  ])
  await page.close()
})

test('a pair of a brand that Lightning CSS resolves keeps its light colour on a page without a scheme', async () => {
  const page = await browser.newPage()
  const [, sheet = ''] = sheets.values()
  await showSheet(page, sheet + forVite(':root { --fd-primary: light-dark(#c4122f, #f00) }'))
  expect((await coloursOf(page))[0]).toBe('rgb(255, 255, 255) on rgb(196, 18, 47)')
  expect((await coloursOf(page, { page: { 'data-theme': 'dark' } }))[0]).toBe(
    'rgb(22, 20, 28) on rgb(255, 0, 0)',
  )
  await page.close()
})
