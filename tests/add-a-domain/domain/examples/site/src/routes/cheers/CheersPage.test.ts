import { expect, test } from 'vitest'
import { pageOf } from '../../pages.ts'

test('the page of cheers is found and needs a member', () => {
  expect(pageOf('/mypage/cheers')).toMatchObject({ title: '응원', needsLogin: true })
})
