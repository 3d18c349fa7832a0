// What a fan sees of a purchase: a press finds a transparent button, too.
import { mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { screen, sheetOf } from '../e2e/steps.ts'

/** One picture of each app, of the last run. */
const PICTURES = join(tmpdir(), 'fandeck-looks')

/** What an element shows. */
interface Look {
  /** The opacity of its own background, from 0 to 255. */
  alpha: number
  /** The texts whose contrast with that background is below 4.5, with the contrast. */
  faint: string[]
  texts: number
}

/** Measures an opaque element and the texts in it that stand directly on it. */
const lookOf = (target: Locator): Promise<Look> =>
  target.evaluate((element) => {
    const canvas = Object.assign(document.createElement('canvas'), { width: 1, height: 1 })
    const context = canvas.getContext('2d', { willReadFrequently: true })
    const pixelOf = (colour: string): number[] => {
      if (!context) throw new Error('No canvas')
      context.clearRect(0, 0, 1, 1)
      context.fillStyle = colour
      context.fillRect(0, 0, 1, 1)
      return [...context.getImageData(0, 0, 1, 1).data]
    }
    const luminance = ([red = 0, green = 0, blue = 0]: number[]) =>
      [red, green, blue]
        .map((part) => part / 255)
        .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
        .reduce((sum, part, index) => sum + part * ([0.2126, 0.7152, 0.0722][index] ?? 0), 0)
    const ground = pixelOf(getComputedStyle(element).backgroundColor)
    const contrastWith = (colour: string) => {
      const both = [luminance(ground), luminance(pixelOf(colour))].toSorted((one, other) => other - one)
      return ((both[0] ?? 0) + 0.05) / ((both[1] ?? 0) + 0.05)
    }
    /** Whether no other background lies between a text and the element. */
    const isDirect = (text: Element): boolean => {
      for (let at: Element | null = text; at && at !== element; at = at.parentElement) {
        const { backgroundColor, backgroundImage, visibility } = getComputedStyle(at)
        if (visibility !== 'visible' || backgroundImage !== 'none' || pixelOf(backgroundColor)[3])
          return false
        if (at.matches('[disabled], [aria-disabled="true"]') || !at.checkVisibility()) return false
      }
      return true
    }
    const texts = [element, ...element.querySelectorAll('*')].filter(
      (one) =>
        [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()) &&
        isDirect(one),
    )
    const faint = texts.flatMap((one) => {
      const contrast = contrastWith(getComputedStyle(one).color)
      return contrast < 4.5 ? [`${one.textContent?.trim()}: ${contrast.toFixed(2)}`] : []
    })
    return { alpha: ground[3] ?? 0, faint, texts: texts.length }
  })

/** Expects that the main button and the open sheet are opaque and their texts readable; keeps a picture of them. */
export async function expectLooks(page: Page, browser: Browser, url: string): Promise<void> {
  await screen(sheetOf(page)).toBeVisible()
  mkdirSync(PICTURES, { recursive: true })
  const name = `${await page.title()} ${new URL(url).pathname} ${browser.version()}`.replace(
    /[^\w가-힣.]+/g,
    '-',
  )
  await page.screenshot({ path: join(PICTURES, `${name}.png`), animations: 'disabled' })
  // By its text, because the open sheet hides it from roles.
  const button = page.locator('button', { hasText: /(?<!로그인하고 )구매하기\s*$/ }).first()
  expect(await lookOf(button), 'the main button').toMatchObject({ alpha: 255, faint: [] })
  const sheet = await lookOf(sheetOf(page))
  expect(sheet, 'the sheet').toMatchObject({ alpha: 255, faint: [] })
  expect(sheet.texts).toBeGreaterThan(2)
}
