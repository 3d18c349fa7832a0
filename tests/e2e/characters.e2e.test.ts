// The faces of the characters outside the initial font load on the pages that need them.
import type { Page } from 'playwright'
import { expect, test } from 'vitest'
import { otherFaces, settle, watchesCharacters } from './page-checks.ts'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { screen } from './steps.ts'

const running = runSite()
/** No sentence and no seed content has it. */
const RARE = '뷁'

const loadedFaces = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length)

async function open(path: string): Promise<Page> {
  const { page } = await openPhone(running().browser)
  await page.goto(running().stack.site + path)
  await watchesCharacters(page)
  await settle(page)
  return page
}

test('a rare syllable in a field loads its face', async () => {
  const page = await open('/account/login')
  await page.getByRole('button', { name: '이메일' }).first().click()
  const field = page.getByRole('textbox').first()
  await field.fill('가')
  await screen(otherFaces(page)).toHaveCount(0)
  await field.fill(RARE)
  await screen(otherFaces(page)).toHaveCount(1)
  await expect.poll(() => loadedFaces(page)).toBe(2)
})

test('a rare syllable in what the backend sends loads its face', async () => {
  const { page } = await openPhone(running().browser)
  await page.route('**/support/notice?*', async (route) => {
    const answer = await route.fetch()
    await route.fulfill({ response: answer, body: (await answer.text()).replaceAll('안내', RARE) })
  })
  await page.goto(`${running().stack.site}/support/faq/list`)
  await watchesCharacters(page)
  await settle(page)
  await screen(otherFaces(page)).toHaveCount(0)
  await page.getByRole('main').getByRole('link', { name: '공지사항' }).first().click()
  await screen(page.getByText(RARE).first()).toBeVisible()
  await screen(otherFaces(page)).toHaveCount(1)
  await expect.poll(() => loadedFaces(page)).toBe(2)
})
