// A fan's phone: Chromium at 390x844, Korean, touch, with a fake camera that shows a file.
import jsQR from 'jsqr'
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { chromiumPath } from '../../scripts/browser.ts'

export interface Phone {
  browser: Browser
  page: Page
  /** Errors thrown by pages, and violations of their content policies. */
  errors: string[]
}

/** Starts Chromium with a camera that shows a file, if given; the file may change between openings. */
export function openBrowser(camera?: string): Promise<Browser> {
  const executablePath = chromiumPath({ shell: camera === undefined })
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      // Chromium takes a page that Playwright fulfils for one of the public network, without this machine and storage.
      '--disable-features=LocalNetworkAccessChecks',
      ...(camera ? [`--use-file-for-fake-video-capture=${camera}`] : []),
    ],
  })
}

/** Opens pages without the popups of the demo's content, as for a visitor who has dismissed them today. */
export const withoutPopups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(`
    const days = {}
    for (let day = -3; day < 40; day++) {
      const date = new Date(Date.now() + 9 * 3_600_000 + day * 86_400_000)
      days[date.toISOString().slice(0, 10).replaceAll('-', '')] = [1, 2, 3, 4, 5]
    }
    try {
      localStorage.setItem('fandeck:popups', JSON.stringify(days))
    } catch {}
  `)

/**
 * Opens a new, signed-out phone; without `camera` the fan has denied it, and without `live` the phone saves data, so that
 * the scanner waits for a press.
 */
export async function openPhone(
  browser: Browser,
  { camera = false, live = false, acceptsCertificate = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'America/New_York', // displayed times are Seoul's whatever the device's zone
    hasTouch: true,
    isMobile: true,
    // Equivalent to tapping through the warning.
    ignoreHTTPSErrors: acceptsCertificate,
    permissions: camera ? ['camera'] : [],
  })
  await withoutPopups(context)
  if (!live)
    await context.addInitScript(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })",
    )
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.exposeFunction('tellViolation', (text: string) => errors.push(text))
  await page.addInitScript(`
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, lineNumber, sample }) =>
      tellViolation('policy: ' + [location.pathname, violatedDirective, blockedURI, sourceFile, lineNumber, sample].join(' ')))
  `)
  return { browser, page, errors }
}

/** Decodes the QR in a picture with an independent decoder; returns `undefined` without one. */
export async function decodeQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
