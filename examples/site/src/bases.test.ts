import { expect, test } from 'vitest'
import { basesOf, nearby, originsOf } from './bases.ts'

const own = { site: 'https://club.example', pay: 'https://pay.example', wallet: 'https://wallet.example' }
const alone = { ...own, api: 'https://api.example' }
const apart = { ...alone, market: 'https://api.example/m', main: 'https://main.example/v1' }

test('an API without further addresses is market, main and CDN', () => {
  expect(basesOf(alone)).toEqual({
    marketUrl: 'https://api.example',
    mainUrl: 'https://api.example',
    cdnUrl: 'https://api.example/cdn',
  })
  expect(originsOf(alone)).toEqual(['https://api.example'])
})

test('the main API and the CDN follow the market API unless they have their addresses', () => {
  expect(basesOf({ ...alone, market: 'https://m.example' })).toEqual({
    marketUrl: 'https://m.example',
    mainUrl: 'https://m.example',
    cdnUrl: 'https://m.example/cdn',
  })
  expect(basesOf({ ...apart, cdn: 'https://files.example/c' })).toEqual({
    marketUrl: 'https://api.example/m',
    mainUrl: 'https://main.example/v1',
    cdnUrl: 'https://files.example/c',
  })
  expect(originsOf({ ...apart, cdn: 'https://main.example/c' })).toEqual([
    'https://api.example',
    'https://main.example',
  ])
})

test('the server reaches what is at the API by its near address, and nothing else', () => {
  const cdn = 'https://api.example.evil/c'
  expect(nearby({ ...apart, cdn }, 'http://10.0.0.7:4401')).toEqual({
    ...apart,
    api: 'http://10.0.0.7:4401',
    market: 'http://10.0.0.7:4401/m',
    cdn,
  })
})
