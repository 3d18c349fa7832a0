// Analytics, recording and monitoring by real adapters, against doubles of the services: what leaves the site, and when.
import { isDeepStrictEqual } from 'node:util'
import type { Browser, Page } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../../scripts/until.ts'
import { openBrowser, openPhone, type Phone } from './phone.ts'
import { type Stack, startStack } from './stack.ts'
import { logIn, screen } from './steps.ts'
import { startTelemetryDouble, type TelemetryDouble } from './telemetry-double.ts'

const PHONE = '010-7300-0001'

let services: TelemetryDouble
let stack: Stack
let browser: Browser
let phone: Phone
let page: Page
beforeAll(async () => {
  services = await startTelemetryDouble()
  stack = await startStack({ env: services.env })
  browser = await openBrowser()
  phone = await openPhone(browser)
  page = phone.page
  page.on('console', (message) => {
    if (message.type() === 'error') phone.errors.push(message.text())
  })
})
afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  services?.close()
})

const question = () => page.getByRole('region', { name: '이용 기록을 모아도 될까요?' })
const arrived = (path: string) =>
  until(path, async () => (services.bodiesOf(path).length > 0 ? services.bodiesOf(path) : undefined))
/** The bodies of Sentry: lines of JSON, each after its header. */
const reported = () => services.bodiesOf('/api/1/envelope/').join('\n')

test('D47 S7.67 S7.68 S7.69 nothing is loaded or sent before a consent, or after a refusal', async () => {
  await page.goto(stack.site)
  await screen(question()).toBeVisible()
  await question().getByRole('button', { name: '동의하지 않기' }).click()
  await screen(question()).toHaveCount(0)
  await page.goto(`${stack.site}/originals`)
  await screen(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.evaluate(() => dispatchEvent(new ErrorEvent('error', { error: new Error('before consent') })))
  await screen(question()).toHaveCount(0)
  expect(services.paths).toEqual([])
})

test('S7.67 pages are counted under their routes once a visitor has consented', async () => {
  await page.getByRole('button', { name: '이용 기록 설정' }).click()
  await question().getByRole('button', { name: '동의하기', exact: true }).click()
  await arrived('/g/collect')
  await page.goto(`${stack.site}/drops/101?utm=secret-query`)
  await until('the page of the drop', async () =>
    services.bodiesOf('/g/collect').some((body) => body.includes('/drops/:seq')) ? true : undefined,
  )
  const views = services.bodiesOf('/g/collect').map((body) => JSON.parse(body))
  expect(views[0]).toEqual({
    event: 'page_view',
    page_location: `${stack.site}/originals`,
    page_title: '/originals',
  })
  expect(views.at(-1)).toMatchObject({ event: 'page_view', page_location: `${stack.site}/drops/:seq` })
})

test('S7.69 every session that consents is monitored, with its errors but those that S8.20 drops', async () => {
  await until('a session', async () => (reported().includes('"type":"session"') ? true : undefined))
  await page.evaluate(() => {
    dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }))
    dispatchEvent(new ErrorEvent('error', { error: new Error('a fault of the page') }))
  })
  await until('the error', async () => (reported().includes('a fault of the page') ? true : undefined))
  expect(reported()).not.toContain('Script error.')
  expect(reported()).not.toContain('before consent')
})

test('S7.68 the recording is named by the masked id of the member, and loads its own scripts only', async () => {
  await page.goto(stack.site)
  await logIn(page, PHONE)
  await page.waitForURL(`${stack.site}/`)
  const commands = () => services.bodiesOf('/collect').map((body): unknown[] => JSON.parse(body))
  await until('the member', async () => (commands().some(([name]) => name === 'identify') ? true : undefined))
  const [, id] = commands().find(([name]) => name === 'identify') ?? []
  expect(id).toMatch(/\*/)
  await until('the page', async () =>
    commands().some((command) => isDeepStrictEqual(command, ['set', 'page', '/'])) ? true : undefined,
  )
  expect(services.bodiesOf('/refused').at(-1)).toBe('TypeError')
})

test('S7.68 no query, phone number or whole id has left the site, and its policy was not violated', () => {
  const bodies = services.paths.flatMap((path) => services.bodiesOf(path)).join('\n')
  expect(bodies).not.toContain('secret-query')
  expect(bodies).not.toContain(PHONE.replaceAll('-', ''))
  expect(bodies).not.toContain(PHONE)
  expect(phone.errors.filter((error) => !error.includes('other.example'))).toEqual([])
})
