import { expect, test, vi } from 'vitest'
import { sheetOf } from './styles.ts'
import tokens from './tokens.css?inline'

const rulesOf = (text: string) => [...sheetOf(text).cssRules].map(({ cssText }) => cssText).join(' ')

test('a browser without light-dark() gets the light colour of each pair', () => {
  const supports = vi.spyOn(CSS, 'supports').mockReturnValue(false)
  const text = `
    .a { --b: light-dark(#fff, #000); --c: 0 0 light-dark(transparent, rgb(255 255 255 / 4%)), 1px 1px red }
    .d { color: light-dark(
      rgb(1 2 3),
      rgb(4 5 6)
    ) }`
  expect(rulesOf(text)).toBe(
    '.a { --b: #fff; --c: 0 0 transparent, 1px 1px red; } .d { color: rgb(1, 2, 3); }',
  )
  expect(rulesOf(tokens)).not.toContain('light-dark(')
  supports.mockRestore()
})

test('a browser with light-dark() gets the pair', () => {
  expect(rulesOf('.e { color: light-dark(red, blue) }')).toBe('.e { color: light-dark(red, blue); }')
})
