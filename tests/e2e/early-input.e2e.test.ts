// What a fan enters into a page before its scripts have loaded.
import { expect, test } from 'vitest'
import { openPhone } from './phone.ts'
import { runSite } from './running-site.ts'
import { button, hold, screen } from './steps.ts'

const running = runSite()

/** Opens a page whose scripts load on `release()`. */
async function openHeld(path: string, script = 'vendor') {
  const { page } = await openPhone(running().browser)
  const release = await hold(page, script)
  await page.addInitScript(() => {
    document.addEventListener('fandeck:ready', ({ detail }) => document.documentElement.classList.add(detail))
  })
  await page.goto(running().stack.site + path, { waitUntil: 'commit' })
  return { page, release }
}

test('a button that is pressed before the scripts of a page have loaded works as soon as they have', async () => {
  const { page, release } = await openHeld('/')
  await button(page, '메뉴 열기').click()
  await screen(button(page, '메뉴 닫기')).toHaveCount(0)
  release()
  await screen(button(page, '메뉴 닫기')).toBeVisible()
})

test('a button is not shown before the script that keeps early presses has run', async () => {
  const { page, release } = await openHeld('/story', 'start')
  setTimeout(release, 1500)
  await button(page, '메뉴 열기').click()
  await screen(button(page, '메뉴 닫기')).toBeVisible()
})

test('a button of the shell that is pressed while the script of the page loads is pressed once', async () => {
  const { page, release } = await openHeld('/story', 'StoriesPage')
  await button(page, '메뉴 열기').click()
  await screen(button(page, '메뉴 닫기')).toBeVisible()
  await screen(page.locator('html')).not.toHaveClass(/page/)
  await screen(page.locator('main h1')).toHaveText('팬덱 이야기')
  release()
  await screen(page.locator('html')).toHaveClass(/page/)
  await screen(button(page, '메뉴 닫기')).toBeVisible()
})

test('D12b a code that is typed before the scripts of a page have loaded stays in its field and is kept', async () => {
  const { page, release } = await openHeld('/orblit')
  const field = page.getByRole('textbox', { name: '카드 코드' })
  await field.focus()
  await page.keyboard.type('abcd2345')
  release()
  await screen(field).toHaveValue('ABCD-2345')
  await screen(field).toBeFocused()
  await page.keyboard.type('6')
  await screen(page.locator('.fandeck-code-form__box')).toHaveText([...'ABCD23456', '', '', ''])
})

test('S2.3 a search that is typed and sent before the scripts have loaded finds its questions', async () => {
  const { page, release } = await openHeld('/support/faq/list')
  const search = page.getByRole('searchbox')
  const questions = page.locator('main .fandeck-accordion__trigger')
  // The buttons appear with the script that keeps what is entered; before it, Enter sends the form to the server.
  await screen(button(page, '메뉴 열기')).toBeVisible()
  const all = await questions.count()
  await search.focus()
  await page.keyboard.type('QR 코드')
  await page.keyboard.press('Enter')
  release()
  await screen(questions).not.toHaveCount(all)
  await screen(page.getByText('QR 코드가 자꾸 바뀌어요')).toBeVisible()
  await screen(search).toHaveValue('QR 코드')
  expect(new URL(page.url()).search).toBe('')
})

test('S3.29 a formation that is chosen before the scripts have loaded is the one that is drawn', async () => {
  const { page, release } = await openHeld('/fcseoul-2025')
  const formation = page.getByRole('combobox').first()
  await formation.selectOption('343')
  release()
  await screen(button(page, /수비수 자리 3/)).toBeVisible()
  await screen(button(page, /수비수 자리 4/)).toHaveCount(0)
  await screen(formation).toHaveValue('343')
})
