// One board on the brand's page, under its strict content policy: from a visitor to a saved vote.
import { expect, test } from 'vitest'
import { openBrandPage } from './brand-page.ts'
import { allow, byPhone } from './brand-steps.ts'
import { runSite } from './running-site.ts'
import { button, screen } from './steps.ts'

const running = runSite()

test('D46 D29 a visitor votes on a brand page: chooses, signs in by the window, and the vote is saved', async () => {
  const { page, told, stopped, context } = await openBrandPage(running(), {
    colorScheme: 'light',
    path: '/match-day.html',
  })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname))
  await page.reload()
  const here = page.url()
  await page.getByRole('radio', { name: /강이로/ }).check({ force: true })
  await screen(button(page, '로그인하고 투표하기')).toBeVisible()
  // The page loads the code of this board only, and nothing of the other tags.
  const scripts = loaded.filter((path) => path.startsWith('/fandeck/')).join(' ')
  expect(scripts).toMatch(/\/fandeck\/match-pick-/)
  expect(scripts).not.toMatch(
    /\/fandeck\/(formation|upgrade|missions|player-filter|flip|drop|wallet|scanner)[-.]/,
  )

  const opened = context.waitForEvent('page')
  await button(page, '로그인하고 투표하기').click()
  const window = await opened
  await byPhone(window, '010-7300-0029')
  await allow(window)
  // The choice of the visitor is still there.
  await button(page, '강이로 선수에게 투표하기').click()
  await screen(button(page, '강이로 선수에게 투표했어요')).toBeVisible()
  expect(told).toEqual(['fandeck-sign-in-request', 'fandeck-picked'])
  await page.reload()
  await screen(button(page, '강이로 선수에게 투표했어요')).toBeVisible()
  expect(page.url()).toBe(here)
  expect(stopped).toEqual([])
  await context.close()
})

test('D76 an id that is no board is reported on the console, and fans see that it is not there', async () => {
  const { page, told, context } = await openBrandPage(running(), {
    colorScheme: 'dark',
    path: '/match-day.html',
  })
  const said: string[] = []
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()))
  await screen(page.getByRole('radio').first()).toBeAttached()
  await page.locator('fandeck-board').evaluate((board) => board.setAttribute('board', 'bingo'))
  await screen(page.getByText('보드를 찾을 수 없어요')).toBeVisible()
  await expect
    .poll(() => said)
    .toEqual(['<fandeck-board>: The campaign fcanyang-2025 has no board "bingo"; it has matchPick.'])
  await expect.poll(() => told).toEqual(['fandeck-error'])
  await context.close()
})
