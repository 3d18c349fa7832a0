import { test } from 'vitest'
import { turn } from './stack.ts'
import { askForCode, button, enterCode, readCode, screen } from './steps.ts'
import type { World } from './world.ts'

const number = '010-7100-0001'

/** Wrong and expired phone codes. */
export function loginCases(world: () => World): void {
  test('D39 a wrong code is reported under its field and keeps the number; the right one then signs in', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await askForCode(page, number)
    const code = await readCode(page)
    await enterCode(page, code === '000000' ? '111111' : '000000')
    await screen(page.getByText('인증번호가 맞지 않아요. 한 번 더 확인해 주세요.')).toBeVisible()
    await screen(page.getByLabel('휴대폰 번호')).toHaveValue(number)
    await enterCode(page, code)
    await page.waitForURL(`${stack.site}/`)
    await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
  })

  test('D3 an interrupted login keeps its code over a reload and a way back', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await askForCode(page, '010-7100-0003')
    const code = await readCode(page)
    await page.reload()
    await screen(page.getByLabel('인증번호', { exact: true })).toBeVisible()
    await screen(page.getByLabel('휴대폰 번호')).toHaveValue('010-7100-0003')
    await button(page, '뒤로').click()
    await button(page, '휴대폰 번호로 계속하기').click()
    await enterCode(page, code)
    await page.waitForURL(`${stack.site}/`)
    await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
  })

  test('D3 a code of four minutes ago is reported as expired, and a new one signs in', async () => {
    const { stack, visitor } = world()
    const page = await visitor()
    await askForCode(page, '010-7100-0002')
    const old = await readCode(page)
    await turn(stack, 'time', { offsetMinutes: 4 })
    await enterCode(page, old)
    await screen(page.getByText('인증번호가 만료됐어요. 다시 받아 주세요.')).toBeVisible()
    await screen(page.getByLabel('휴대폰 번호')).toHaveValue('010-7100-0002')
    const sent = page.waitForResponse((reply) => reply.url().includes('/phone/'))
    await button(page, '인증번호 다시 받기').click()
    await sent
    await enterCode(page, await readCode(page, old))
    await page.waitForURL(`${stack.site}/`)
    await screen(page.getByRole('link', { name: '로그인' })).toHaveCount(0)
  })
}
