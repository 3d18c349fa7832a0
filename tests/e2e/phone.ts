// A fan's phone: Chromium at 390x844, Korean, touch, with a camera that shows a file.
import jsQR from 'jsqr'
import { type Browser, chromium, type Page } from 'playwright'
import sharp from 'sharp'
import { chromiumPath } from '../../scripts/browser.ts'

export interface Phone {
  browser: Browser
  page: Page
  /** Errors that pages have thrown, and what their content policies have stopped. */
  errors: string[]
}

/** Chromium whose camera shows a file, if one is given; the file may change from one opening to the next. */
export function openBrowser(camera?: string): Promise<Browser> {
  const executablePath = chromiumPath()
  return chromium.launch({
    ...(executablePath && { executablePath }),
    args: [
      '--no-sandbox',
      '--use-fake-device-for-media-stream',
      ...(camera ? [`--use-file-for-fake-video-capture=${camera}`] : []),
    ],
  })
}

/** A new phone, logged in nowhere; without `camera` the fan has denied it. */
export async function openPhone(
  browser: Browser,
  { camera = false, acceptsCertificate = false } = {},
): Promise<Phone> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    locale: 'ko-KR',
    timezoneId: 'America/New_York', // times are Seoul's whatever the device says
    hasTouch: true,
    isMobile: true,
    // What a fan does by tapping through the warning.
    ignoreHTTPSErrors: acceptsCertificate,
    permissions: camera ? ['camera'] : [],
  })
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

/** What an independent decoder reads from the QR in a picture; `undefined` for none. */
export async function decodeQr(picture: Buffer): Promise<string | undefined> {
  const { data, info } = await sharp(picture).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data
}
