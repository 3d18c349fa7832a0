import { globSync, readFileSync } from 'node:fs'
import { aShop } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'
import { descriptionOf, documentTitle, named } from './shop-texts.ts'

test.each([
  ['{shop:을/를} 시작해요', '팬덱을 시작해요', '서울 라이온즈를 시작해요', 'ACE를 시작해요'],
  ['{shop:이/가} 알려요', '팬덱이 알려요', '서울 라이온즈가 알려요', 'ACE가 알려요'],
  ['{shop}에 로그인해요', '팬덱에 로그인해요', '서울 라이온즈에 로그인해요', 'ACE에 로그인해요'],
])('%s fits the name by its reading', (text, ...expected) => {
  const shops = [{ name: '팬덱' }, { name: '서울 라이온즈' }, { name: 'ACE', reading: '에이스' }]
  expect(shops.map((shop) => named(text, shop))).toEqual(expected)
})

test('S2.22 the document of a shop has its tagline and its description', () => {
  const brand = { tagline: '우리의\n카드', description: '우리 팀의 카드예요.', links: [] }
  const lions = aShop({ name: '서울 라이온즈', brand })
  expect([documentTitle(undefined, lions), documentTitle('이벤트', lions)]).toEqual([
    '서울 라이온즈 | 우리의 카드',
    '이벤트 | 서울 라이온즈',
  ])
  expect(descriptionOf(lions)).toBe('우리 팀의 카드예요.')
  expect(descriptionOf(aShop({ name: '서울 라이온즈' }))).toMatch(/팬덤 플랫폼, 서울 라이온즈예요\.$/)
})

test('no source of the site names a shop', () => {
  const cwd = `${import.meta.dirname}/..`
  const files = globSync('{src,server,public}/**/*.{ts,tsx,css,svg}', { cwd }).concat('index.html')
  const isSource = (file: string) => !/\.test\.|testing\//.test(file)
  // An example in a comment may name the demo.
  const code = (file: string) => readFileSync(`${cwd}/${file}`, 'utf8').replaceAll(/^\s*(?:\*|\/\/).*$/gm, '')
  expect(files.filter(isSource).filter((file) => /팬덱|>fandeck</.test(code(file)))).toEqual([])
})
