import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sampleCard } from '../../../tests/e2e/stack.ts'
import { button, dialog } from '../screen.ts'
import { claimByCode, type Journey, type Scene, signIn } from './scene.ts'

const ONE_CARD = { role: 'listitem', within: { role: 'list', name: '내 카드' } }

/** Claims a card by a photograph of it, because the camera is denied. */
export const scanJourney: Journey = {
  name: 'scan',
  title: 'Deny the camera, pick a photo of a printed card, get the card',
  async play(scene: Scene) {
    const { page, stack, folder } = scene
    const photo = join(folder, 'card.png')
    writeFileSync(photo, (await sampleCard(stack)).picture)
    await signIn(scene)
    await page.press(button('카드 코드 스캔'))
    // The scanner, which closes without a camera, has another file input.
    const within = dialog('카드 코드를 입력해 주세요')
    await page.sees(button('사진 고르기', within))
    await page.choose(photo, within)
    await page.sees(dialog(/카드를 받았어요/))
    await page.press(button('내 카드에서 보기'))
    await page.counts(ONE_CARD, 1)
  },
}

/** Claims a card by its typed code. */
export const typedCodeJourney: Journey = {
  name: 'typed-code',
  title: 'Type the code of a card, get the card',
  async play(scene) {
    await signIn(scene)
    await claimByCode(scene, (await sampleCard(scene.stack)).code)
    await scene.page.counts(ONE_CARD, 1)
  },
}
