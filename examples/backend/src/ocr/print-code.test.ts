import { expect, test } from 'vitest'
import { printCode } from './print-code.ts'

test('draws outlines on a light label, without text that needs a font', () => {
  const svg = printCode('234L37L7PKLP', { width: 400, height: 80 })
  expect(svg).toContain('viewBox="0 0 400 80"')
  expect(svg).not.toContain('<text')
  expect(printCode('234L37L7PKLP', { width: 400, height: 80 })).toBe(svg)
})
