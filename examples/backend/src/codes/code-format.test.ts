import { DEFAULT_CODE_FORMAT, generateCode, isCode, parseCodeFormat } from '@fandeck/sdk/claims'
import { expect, test } from 'vitest'
import { codeFormatFor } from './code-format.ts'

test('D70 above 100,000 cards a minting has 10 + 2 characters, 23 times as many codes', () => {
  expect(parseCodeFormat(codeFormatFor(100_000))).toEqual(DEFAULT_CODE_FORMAT)
  const many = parseCodeFormat(codeFormatFor(100_001))
  expect(many).toMatchObject({ dataLength: 10, checkLength: 2 })
  const codes = Array.from({ length: 1000 }, () =>
    generateCode((bytes) => crypto.getRandomValues(bytes), many),
  )
  // One code in 23 also satisfies three check characters.
  expect(codes.filter((code) => isCode(code)).length).toBeLessThan(150)
})
