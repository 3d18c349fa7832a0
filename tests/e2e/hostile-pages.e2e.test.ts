// Each tag on pages of a partner that could break it: it looks as on a quiet page, and does what it is for.
import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import {
  HOST_PAGES,
  type HostPage,
  OLDER,
  type Opened,
  OTHER_SITE,
  openHost,
  QUIET,
  type State,
  signedInState,
  TAGS,
  type Tag,
} from './host-pages.ts'
import { casesOf } from './matrix.ts'
import { runSite } from './running-site.ts'
import { screen, type View } from './steps.ts'

const running = runSite({ env: { ALLOWED_ORIGINS: OTHER_SITE } })

/** The share of a picture that may differ. */
const TOLERANCE = 0.001

let state: State
beforeAll(async () => {
  state = await signedInState(running())
}, 240_000)

/** The root of a page or a frame, in which a script of the test runs. */
const rootOf = (view: View) => view.locator(':root')

const open = (tag: Tag, host: HostPage) => openHost(running(), state, tag, host)

/** Returns a picture of a tag at rest: with what loads after its first view, and the same as the picture before. */
async function pictureOf({ view }: Opened, { panel, moving, last }: Tag): Promise<Buffer> {
  if (last) await screen(last(view)).toBeVisible()
  const shown = view.locator(panel).first()
  await shown.evaluate(async (part) => {
    await document.fonts.ready
    const root = part.shadowRoot ?? part
    await Promise.all(Array.from(root.querySelectorAll('img'), (image) => image.decode().catch(() => {})))
  })
  // Not Playwright's mask, which is a popover of the page and obeys its styles.
  const hide = (visibility: string) =>
    Promise.all(
      moving.map((part) =>
        view
          .locator(part)
          .first()
          .evaluate((element, value) => {
            if (element instanceof HTMLElement) element.style.visibility = value
          }, visibility),
      ),
    )
  await hide('hidden')
  const take = () => shown.screenshot({ animations: 'disabled', caret: 'hide' })
  let picture = await take()
  await screen(async () => {
    const before = picture
    picture = await take()
    expect(await difference(before, picture)).toBe(0)
  }).toPass({ intervals: [500], timeout: 45_000 })
  await hide('')
  return picture
}

/** How much a channel of a pixel may differ, of 255. */
const STEP = 12

/** Returns the share of the pixels in which two pictures differ; all, if their sizes do. */
async function difference(one: Buffer, other: Buffer): Promise<number> {
  const [a, b] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer({ resolveWithObject: true })),
  )
  if (!a || !b || a.info.width !== b.info.width || a.info.height !== b.info.height) return 1
  let pixels = 0
  for (let at = 0; at < a.data.length; at += 3)
    if (
      [0, 1, 2].some((channel) => Math.abs((a.data[at + channel] ?? 0) - (b.data[at + channel] ?? 0)) > STEP)
    )
      pixels++
  return pixels / (a.info.width * a.info.height)
}

describe.each(TAGS)('<fandeck-$name>', (tag) => {
  let quiet: Buffer
  beforeAll(async () => {
    const opened = await open(tag, QUIET)
    quiet = await pictureOf(opened, tag)
    await opened.context.close()
  })

  const pages = casesOf(HOST_PAGES, ({ styles }) => tag === TAGS[0] || styles !== undefined)
  test.each(pages)('S10.3 works in $name, and looks as on a quiet one', async (host) => {
    const opened = await open(tag, host)
    expect(await difference(quiet, await pictureOf(opened, tag))).toBeLessThanOrEqual(TOLERANCE)
    await tag.use(opened.view, running().stack)
    expect(opened.errors).toEqual([])
    if (host.strict) expect(opened.stopped).toEqual([])
    await opened.context.close()
  })

  test('control: a token of the page is a difference', async () => {
    const opened = await open(tag, { name: 'themed', styles: ':root { --fd-ink: #0a5; --fd-surface: #ffe }' })
    expect(await difference(quiet, await pictureOf(opened, tag))).toBeGreaterThan(TOLERANCE)
    await opened.context.close()
  })
})

const [drop] = TAGS
if (!drop) throw new Error('There are no tags.')

test('S10.3 of two versions the first stays, and the console names both', async () => {
  const host = HOST_PAGES.find(({ name }) => name.includes('newer version'))
  if (!host) throw new Error('There is no such page.')
  const { view, said, context } = await open(drop, host)
  const version = await rootOf(view).evaluate(() =>
    Reflect.get(customElements.get('fandeck-drop') ?? {}, 'fandeckVersion'),
  )
  expect(version).toBe(OLDER)
  expect(said.filter((text) => text.includes('is defined already'))).toEqual([
    expect.stringMatching(/<fandeck-drop> is defined already, by Fandeck 0\.0\.1\. This is Fandeck \d+\.\d+/),
  ])
  await context.close()
})

test('control: one version says nothing', async () => {
  const { said, context } = await open(drop, QUIET)
  expect(said.filter((text) => text.includes('is defined already'))).toEqual([])
  await context.close()
})

test('control: a frame of another site has a session of its own', async () => {
  const { page, view, context } = await open(drop, { name: 'frame', frame: () => OTHER_SITE })
  await drop.use(view, running().stack)
  const keys = () => Object.keys(localStorage)
  expect(await rootOf(view).evaluate(keys)).toContain('fandeck:session')
  await page.goto(view.url())
  expect(await rootOf(page).evaluate(keys)).not.toContain('fandeck:session')
  await context.close()
})

test('control: a violation of the strict policy is recorded', async () => {
  const { view, stopped, context } = await open(drop, { name: 'strict', strict: true })
  await rootOf(view).evaluate(() =>
    document.head.appendChild(document.createElement('style')).append('p{color:red}'),
  )
  await expect.poll(() => stopped.length).toBeGreaterThan(0)
  await context.close()
})
