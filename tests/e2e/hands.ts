// The two ways in which a fan plays: with the keyboard alone, and with a finger. Each checks what its fan needs: a
// visible focus and an order that Tab follows; a target that a finger hits.
import type { Locator, Page } from 'playwright'
import { expect } from 'vitest'
import { screen } from './steps.ts'

/** One way to play. */
export interface Hand {
  /** Presses a button or a link. */
  press(target: Locator): Promise<void>
  /** Chooses one of a group of radio buttons. */
  choose(radio: Locator): Promise<void>
  /** Writes into a field. */
  write(field: Locator, text: string): Promise<void>
}

/** More stops than any page has. */
const STOPS = 250
/** The least side of a target that is no word of a sentence, px. */
const FINGER = 44

const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Plays with Tab, the arrow keys, Enter and Space. */
export function keyboardOf(page: Page): Hand {
  async function tabTo(target: Locator, arrived: () => Promise<boolean> = () => isFocused(target)) {
    await screen(target).toBeVisible()
    await screen(target).toBeEnabled()
    for (let stop = 0; stop < STOPS; stop++) {
      if (await arrived()) return
      await page.keyboard.press('Tab')
    }
    throw new Error(`Tab does not reach ${target}`)
  }
  return {
    async press(target) {
      await tabTo(target)
      expect(await target.evaluate((element) => element.matches(':focus-visible')), String(target)).toBe(true)
      await page.keyboard.press('Enter')
    },
    async choose(radio) {
      const inGroup = () =>
        radio.evaluate(
          (element) =>
            document.activeElement instanceof HTMLInputElement &&
            document.activeElement.name === element.getAttribute('name'),
        )
      await tabTo(radio, inGroup)
      await page.keyboard.press('Space')
      for (let stop = 0; stop < STOPS; stop++) {
        if (await radio.isChecked()) return
        await page.keyboard.press('ArrowDown')
      }
      throw new Error(`The arrow keys do not reach ${radio}`)
    },
    async write(field, text) {
      await tabTo(field)
      await page.keyboard.press('ControlOrMeta+A')
      await page.keyboard.type(text)
    },
  }
}

/** Plays with taps. */
export function fingerOf(): Hand {
  async function tap(target: Locator) {
    await screen(target).toBeVisible()
    const box = await target.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), String(target)).toBeGreaterThanOrEqual(FINGER)
    await target.tap()
  }
  return {
    press: tap,
    choose: (radio) => tap(radio.locator('xpath=ancestor::label')),
    async write(field, text) {
      await tap(field)
      await field.fill(text)
    },
  }
}
