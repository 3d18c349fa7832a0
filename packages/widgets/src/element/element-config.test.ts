import { afterEach, expect, test } from 'vitest'
import { clientFor, configure } from './element-config.ts'

afterEach(() => configure({}))

const marketUrl = 'https://api.example'
const partsOf = (disabledParts?: string) => clientFor({ marketUrl, disabledParts }).fandeck.disabledParts

test('`disabled-parts` names the parts that the shop goes without, in place of those of the page', () => {
  expect(partsOf()).toEqual([])
  expect(partsOf('favourites, points')).toEqual(['favourites', 'points'])
  configure({ disabledParts: ['wallet'] })
  expect(partsOf()).toEqual(['wallet'])
  expect(partsOf('scan')).toEqual(['scan'])
})

test('tags with other parts have clients of their own', () => {
  expect(clientFor({ marketUrl, disabledParts: 'scan' })).toBe(
    clientFor({ marketUrl, disabledParts: 'scan' }),
  )
  expect(clientFor({ marketUrl, disabledParts: 'scan' })).not.toBe(clientFor({ marketUrl }))
})
