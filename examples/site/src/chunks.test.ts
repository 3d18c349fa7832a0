import { expect, test } from 'vitest'
import { within } from '../chunks.ts'

test('the folder that the repository lies in changes no script', () => {
  const isOfCards = within(/[\\/]card[\\/]/, '/home/card/fandeck')
  expect(isOfCards('/home/card/fandeck/house/http/http.ts')).toBe(false)
  expect(isOfCards('/home/card/fandeck/house/card/Card.tsx')).toBe(true)
})
