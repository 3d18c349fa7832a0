import type { Page } from 'playwright'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { photograph } from './camera.ts'
import { sampleCard } from './stack.ts'
import { button, capture, cards, screen } from './steps.ts'
import { blank, type World } from './world.ts'

const NOT_FOUND = '코드를 찾지 못했어요. 다시 시도해 주세요!'
const READ_LIMIT = { timeout: 30_000 }

const scanner = (page: Page) => page.getByRole('dialog', { name: '카드 코드 스캔' })
const entry = (page: Page) => page.getByRole('dialog', { name: '카드 코드를 입력해 주세요' })

async function type(page: Page, code: string): Promise<void> {
  await entry(page).getByLabel('카드 코드').fill(code)
  await entry(page).getByRole('button', { name: '카드 받기' }).click()
}

/** Unreadable pictures, wrong codes and unavailable cameras. */
export function scanCases(world: () => World): void {
  let kept: Page | undefined
  let owned = 0

  /** One fan has a camera in all tests; another one has denied it. */
  async function scanning({ camera = true } = {}): Promise<Page> {
    const { stack, fan, keep } = world()
    if (camera) kept ??= keep(await fan({ camera }))
    const page = camera && kept ? kept : await fan({ camera })
    await page.goto(`${stack.site}/mypage`)
    await screen(cards(page)).toHaveText(/\d/)
    owned = Number(await cards(page).textContent())
    await button(page, '카드 코드 스캔').click()
    return page
  }

  /** Expects the claimed card on screen and in the count. */
  async function hasCard(page: Page): Promise<void> {
    // A photograph of twelve megapixels takes a busy machine half a minute.
    await screen(page.getByRole('dialog', { name: /카드를 받았어요/ })).toBeVisible({ timeout: 90_000 })
    await button(page, '내 카드에서 보기').click()
    await screen(cards(page)).toHaveText(String(owned + 1))
  }

  const ready = (page: Page) =>
    screen(page.getByText('코드를 영역 안에 맞춘 뒤 촬영 버튼을 눌러 주세요')).toBeVisible()

  const unreadable = [
    ['a blurred', (card: Buffer) => sharp(card).blur(12).png().toBuffer()],
    ['an empty', blank],
  ] as const
  test.each(unreadable)(
    'S8.9 S8.11 D60 %s picture keeps the scanner open, and the typed code claims the card',
    async (_, spoil) => {
      const { stack, cameraShows } = world()
      const { code, picture } = await sampleCard(stack)
      await cameraShows(await spoil(picture))
      const page = await scanning()
      await ready(page)
      await button(page, '촬영하기').click()
      await screen(scanner(page).getByText(NOT_FOUND)).toBeVisible(READ_LIMIT)
      await screen(button(page, '촬영하기')).toBeEnabled()
      await button(page, '코드 직접 입력').click()
      await type(page, code)
      await hasCard(page)
    },
  )

  test('D12b a mistyped code is reported before any request, stays in its field and is then corrected', async () => {
    const { code } = await sampleCard(world().stack)
    const wrong = `${code.slice(0, -1)}${code.endsWith('7') ? '9' : '7'}`
    const page = await scanning()
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
    await button(page, '코드 직접 입력').click()
    await type(page, wrong)
    await screen(entry(page).getByText('코드를 다시 확인해 주세요.')).toBeVisible()
    await screen(entry(page).getByLabel('카드 코드')).toHaveValue(wrong)
    expect(sent).toEqual([])
    await type(page, code)
    await hasCard(page)
  })

  test('S8.10 a code of their own is reported, typed and scanned, and yields its card once', async () => {
    const { stack, cameraShows } = world()
    const { code, picture } = await sampleCard(stack)
    await cameraShows(picture)
    const page = await scanning()
    await button(page, '코드 직접 입력').click()
    await type(page, code)
    await hasCard(page)
    await button(page, '카드 코드 스캔').click()
    await button(page, '코드 직접 입력').click()
    await type(page, code)
    await screen(entry(page).getByText('이미 내 덱에 있는 카드예요.')).toBeVisible()
    await entry(page).getByRole('button', { name: '닫기' }).last().click()
    await ready(page)
    const refused = page.getByRole('alertdialog', { name: '이미 내 덱에 있는 카드예요.' })
    await capture(page, refused)
    await screen(scanner(page)).toHaveCount(0)
    await refused.getByRole('button', { name: '내 카드에서 보기' }).click()
    await screen(refused).toHaveCount(0)
    await screen(scanner(page)).toHaveCount(0)
    await screen(cards(page)).toHaveText(String(owned + 1))
  })

  test('S8.12 D12b a denied camera closes the scanner and offers the typed code', async () => {
    const { code } = await sampleCard(world().stack)
    const page = await scanning({ camera: false })
    await screen(
      entry(page).getByText('카메라를 쓸 수 없어요. 설정에서 허용하거나 코드를 직접 입력해 주세요.'),
    ).toBeVisible()
    await screen(scanner(page)).toHaveCount(0)
    await type(page, code)
    await hasCard(page)
  })

  test('S8.11 a file other than a picture is refused, and a twelve-megapixel photograph yields its card', async () => {
    const { stack, cameraShows } = world()
    await cameraShows(await blank())
    const { picture } = await sampleCard(stack)
    const page = await scanning()
    const pick = async (name: string, mimeType: string, buffer: Buffer) => {
      const chooser = page.waitForEvent('filechooser')
      await button(page, '사진 고르기').click()
      await (await chooser).setFiles({ name, mimeType, buffer })
    }
    await pick('card.png', 'image/png', Buffer.from('no picture'))
    await screen(
      scanner(page).getByText('읽을 수 없는 파일이에요. JPG나 PNG 사진을 골라 주세요.'),
    ).toBeVisible()
    await pick('card.jpg', 'image/jpeg', await photograph(picture))
    await hasCard(page)
  })
}
