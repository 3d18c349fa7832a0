import { aShop } from '@fandeck/sdk/testing'
import { expect, test } from 'vitest'
import { llmsTextOf, sitemapOf } from '../server/addresses.ts'
import { publicAddresses } from './public-addresses.ts'
import { publicSite } from './testing/public-site.ts'

test('the pages of campaigns, events, stories and notices are listed; a link without a campaign is left out', async () => {
  expect((await publicAddresses(publicSite(), () => true)).map(({ path }) => path)).toEqual([
    '/fcseoul-2025',
    '/fcseoul-2025/more',
    '/event/1',
    '/event/2',
    '/story/1',
    '/support/notice/1',
  ])
})

test('titles and addresses keep the form of sitemap and llms.txt', () => {
  const addresses = [{ path: '/a?b=1&c=<', title: '[제목]\n둘' }]
  expect(sitemapOf('https://site.example', addresses)).toContain(
    '<loc>https://site.example/a?b=1&amp;c=&lt;</loc>',
  )
  expect(llmsTextOf('https://site.example', addresses, aShop())).toContain(
    '- [ 제목  둘](https://site.example/a?b=1&c=<)',
  )
})
