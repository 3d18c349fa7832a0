// A phone on the same network scans a card from another screen over https.
import { mkdtempSync, rmSync } from 'node:fs'
import { networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeCamera } from './camera.ts'
import { openBrowser, openPhone } from './phone.ts'
import { type Stack, sampleCard, startStack } from './stack.ts'
import { button, cards, logIn, screen } from './steps.ts'

const address =
  Object.values(networkInterfaces())
    .flat()
    .find((one) => one?.family === 'IPv4' && !one.internal)?.address ?? '127.0.0.1'

let stack: Stack
let browser: Browser
let folder: string

beforeAll(async () => {
  // This test's own requests must accept the certificate of `scripts/lan.ts`, too.
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0'
  folder = mkdtempSync(join(tmpdir(), 'fandeck-lan-'))
  stack = await startStack({ lan: address })
  const camera = join(folder, 'card.y4m')
  await writeCamera(camera, (await sampleCard(stack)).picture)
  browser = await openBrowser(camera)
})

afterAll(async () => {
  await browser?.close()
  await stack?.stop()
  rmSync(folder, { recursive: true, force: true })
})

test('S1.9 over https on the network a phone has a camera, signs in and claims a card from another screen', async () => {
  expect(stack.output()).toContain(stack.site)
  const { page, errors } = await openPhone(browser, { camera: true, acceptsCertificate: true })
  await page.goto(stack.panel())
  await page.waitForURL(`${stack.site}/`)
  expect(await page.evaluate(() => isSecureContext)).toBe(true)
  await logIn(page, '010-7100-0001')
  await page.waitForURL(`${stack.site}/`)
  await page.goto(`${stack.site}/mypage`)
  await screen(cards(page)).toHaveText('0')
  await button(page, '카드 코드 스캔').click()
  await page.waitForFunction(() => (document.querySelector('video')?.videoWidth ?? 0) > 0)
  await page.waitForTimeout(1200)
  await button(page, '촬영하기').click()
  await screen(page.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible({ timeout: 30_000 })
  expect(errors).toEqual([])
})

test('D41 the development panel requires the token printed in the terminal', async () => {
  for (const path of ['state', 'cards', 'cards.json', 'pid']) {
    for (const origin of [stack.api, stack.site]) {
      const reply = await fetch(`${origin}/dev/${path}`)
      expect(reply.status).toBe(401)
      expect(await reply.text()).not.toContain('Fandeck#2025')
    }
  }
  const { page } = await openPhone(browser, { acceptsCertificate: true })
  await page.goto(stack.site)
  await button(page, '개발 패널').click()
  await screen(page.getByText('터미널에 표시된 개발 패널 주소')).toBeVisible()
})

test('a phone that rejects the certificate gets no page', async () => {
  const { page } = await openPhone(browser)
  await expect(page.goto(stack.site)).rejects.toThrow('ERR_CERT_AUTHORITY_INVALID')
})
