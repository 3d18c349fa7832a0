// One running product and one browser with any number of fans, each with a phone and a number of their own.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, afterEach, beforeAll, expect } from 'vitest'
import { writeCamera } from './camera.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { devState, type Stack, startStack, turn } from './stack.ts'
import { button, logIn, tellFailure } from './steps.ts'

/** The phone of a fan: `camera` allows the camera or, with `false`, denies it; `live` reads codes without a press. */
interface FanOptions {
  camera?: boolean
  live?: boolean
}

/** Shared by the tests of bad input. */
export interface World {
  stack: Stack
  /** Opens the home page signed out. */
  visitor(options?: FanOptions): Promise<Page>
  /** Opens the home page as a new member with an unused number. */
  fan(options?: FanOptions): Promise<Page>
  /** Keeps a page for later tests, which saves its sign-in and first load. */
  keep(page: Page): Page
  /** Sets the picture that the camera shows from its next opening on. */
  cameraShows(picture: Buffer): Promise<void>
  /** Returns the packs left in the drop on sale. */
  remaining(): Promise<number>
}

/** The drop on sale. */
export const DROP = 101

/** Returns the whole minutes until that drop starts or ends, negative after it. */
export async function minutesTo(stack: Stack, edge: 'start_dttm' | 'end_dttm'): Promise<number> {
  const { drops, now } = await devState(stack)
  const text = drops.find(({ minting_seq }) => minting_seq === DROP)?.[edge]
  return Math.floor((Date.parse(`${text?.replace(' ', 'T')}+09:00`) - now) / 60_000)
}

/** Starts a world for the tests of a file, available from `beforeAll` on; every test must restore time and stock. */
export function createWorld(): () => World {
  let world: World | undefined
  let folder = ''
  let numbers = 0
  const browsers = new Map<'camera' | 'plain', Promise<Browser>>()
  let phones: Phone[] = []
  const kept = new Set<Page>()

  const camera = () => join(folder, 'camera.y4m')
  /** The browser with a camera opens a page in three times the time of the one without: each starts with its first phone. */
  function browserFor(options: FanOptions): Promise<Browser> {
    const kind = options.camera === undefined ? 'plain' : 'camera'
    const browser = browsers.get(kind) ?? openBrowser(kind === 'camera' ? camera() : undefined)
    browsers.set(kind, browser)
    return browser
  }

  async function visitor({ stack }: { stack: Stack }, options: FanOptions = {}): Promise<Page> {
    const phone = await openPhone(await browserFor(options), options)
    phones.push(phone)
    await phone.page.goto(stack.site)
    return phone.page
  }

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fandeck-camera-'))
    await writeCamera(camera(), await blank())
    const stack = await startStack()
    world = {
      stack,
      visitor: (options) => visitor({ stack }, options),
      async fan(options) {
        const page = await visitor({ stack }, options)
        numbers++
        await logIn(page, `010-7000-${String(numbers).padStart(4, '0')}`)
        await page.waitForURL(`${stack.site}/`)
        return page
      },
      keep(page) {
        kept.add(page)
        return page
      },
      cameraShows: (picture) => writeCamera(camera(), picture),
      async remaining() {
        const { drops } = await devState(stack)
        return drops.find(({ minting_seq }) => minting_seq === DROP)?.remaining ?? Number.NaN
      },
    }
  })

  afterEach(async ({ task }) => {
    if (world && task.result?.state === 'fail') {
      const open = phones.filter(({ page }) => !page.isClosed() && page.url() !== 'about:blank')
      for (const { page } of open) await tellFailure(world.stack, page)
    }
    const errors = phones.flatMap((phone) => phone.errors.splice(0))
    const done = phones.filter(({ page }) => !kept.has(page))
    await Promise.all(done.map(({ page }) => page.context().close()))
    phones = phones.filter(({ page }) => kept.has(page))
    // A kept page must send no requests between tests.
    for (const { page } of phones) await page.goto('about:blank')
    if (world) await turn(world.stack, 'time', { offsetMinutes: 0 })
    expect(errors).toEqual([])
  })

  afterAll(async () => {
    for (const browser of browsers.values()) await (await browser).close()
    await world?.stack.stop()
    rmSync(folder, { recursive: true, force: true })
  })

  return () => {
    if (world) return world
    throw new Error('The world is available only inside tests.')
  }
}

/** Renders a picture of a blank card. */
export const blank = () =>
  sharp({ create: { width: 550, height: 850, channels: 3, background: '#e8e2da' } })
    .png()
    .toBuffer()

/** Opens the new packs and goes to my page, which then shows their cards. */
export async function openPacks(page: Page): Promise<void> {
  await button(page, '팩 열기').click()
  await button(page, '한 번에 모두 열기').click()
  await button(page, '덱에서 보기').click()
  await page.waitForURL('**/mypage')
}
