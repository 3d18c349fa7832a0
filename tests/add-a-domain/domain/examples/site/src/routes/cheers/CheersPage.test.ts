import { expect, test } from 'vitest'
import { allPages } from '../../pages.ts'

test('the page of cheers is found and needs a member', () => {
  expect(allPages.placeOf('/mypage/cheers').page).toMatchObject({ title: '응원', needsLogin: true })
})
