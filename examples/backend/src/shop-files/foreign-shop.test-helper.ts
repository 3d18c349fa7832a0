// A shop whose pictures are 24 photographs, one in each place that a shop's files have for one.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import type { RunningShop } from '../../test/running-shop.ts'

export const PHOTOGRAPHS = 24

const photograph = (n: number) => `media/photo-${n}.jpg`

/** Takes the photographs: each has another colour. */
async function take(folder: string): Promise<void> {
  mkdirSync(join(folder, 'media'), { recursive: true })
  for (let n = 1; n <= PHOTOGRAPHS; n++)
    await sharp({
      create: { width: 330, height: 510, channels: 3, background: { r: 180, g: n * 10, b: 40 } },
    })
      .jpeg()
      .toFile(join(folder, photograph(n)))
}

const period = { startsAt: 'now-1h', endsAt: 'now+8d' }

/** A benefit for who owns one of the eleven cards. */
const benefits = {
  title: '홈 개막전',
  benefits: [
    {
      ...{ title: '개막전 응원봉', qr: false, picture: photograph(12), ...period },
      rules: Array.from({ length: 11 }, (_, at) => ({ when: 'ownsCard', pack: 'first', card: `${at + 1}` })),
    },
  ],
}
const popup = { title: '개막전에 만나요', path: '/', link: '/', picture: photograph(20), ...period }
const original = {
  ...{ category: '축구', team: 'lions', title: '라이온즈', link: '/', homeOrder: 1 },
  description: '서울의 사자들',
  homeDescription: '서울의 사자들',
  colors: ['#1F3A8A', '#0D1A44', '#A8BDFF'],
  ...{ picture: photograph(21), tile: photograph(22) },
}
const event = {
  ...{ title: '개막전 초대', summary: '두 분을 모셔요.', homeOrder: 1, ...period },
  ...{ picture: photograph(23), thumb: photograph(24) },
}
const story = `---
title: 첫 훈련
summary: 겨울 훈련장의 하루예요.
postedAt: now-1d
picture: ${photograph(15)}
---

첫 훈련을 했어요.

![훈련장](${photograph(14)})
`

/** Puts the photographs into the starter of `fandeck new`, whose drop is open and free. */
export async function addPhotographs({
  folder,
  change,
}: Pick<RunningShop, 'folder' | 'change'>): Promise<void> {
  await take(folder)
  const put = (file: string, content: string) => {
    mkdirSync(join(folder, file, '..'), { recursive: true })
    writeFileSync(join(folder, file), content)
  }
  let card = 0
  const cards = readFileSync(join(folder, 'packs/first.cards.csv'), 'utf8')
  put(
    'packs/first.cards.csv',
    cards.replaceAll(/,(\d+),,/g, (_, copies) => `,${copies},${photograph(++card)}#focal=50:20,`),
  )
  put('benefits/opening.json', JSON.stringify(benefits))
  put('popups/opening.json', JSON.stringify(popup))
  put('originals/lions.json', JSON.stringify(original))
  put('events/invitation.json', JSON.stringify(event))
  put('events/invitation.md', '두 분을 경기장에 모셔요.\n')
  put('stories/training.md', story)
  change('drops/first.json', '"now+1d"', '"now-1h"')
  change('drops/first.json', '"price": 5000', '"price": 0')
  change('drops/first.json', '"link"', `"picture": "${photograph(13)}#focal=0:100",\n  "link"`)
  change(
    'shop.json',
    '"company"',
    `"logo": "${photograph(16)}",
  "icon": "${photograph(17)}",
  "tagline": "우리의 카드",
  "sharePicture": "${photograph(18)}",
  "links": [{ "label": "구단 홈", "address": "https://lions.example" }],
  "company"`,
  )
  const banner = `"picture": "${photograph(12)}",\n  "widePicture": "${photograph(19)}",\n  "order"`
  change('banners/first.json', '"order"', banner)
}
