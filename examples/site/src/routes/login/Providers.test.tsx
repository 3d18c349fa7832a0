// @vitest-environment jsdom

import { testKit } from '@fandeck/sdk/testing'
import { cleanup, screen } from '@testing-library/react'
import { createMemoryHistory } from 'history'
import { afterEach, expect, test } from 'vitest'
import { renderPage } from '../../testing/render-page.tsx'
import { Providers } from './Providers.tsx'

afterEach(cleanup)

const PHONE = '휴대폰 번호로 계속하기'
const KAKAO = '카카오로 계속하기'
const GOOGLE = 'Google로 계속하기'
const EMAIL = '이메일로 계속하기'

async function ways(offered: readonly string[] | undefined) {
  const { fandeck, server } = testKit()
  const provider = (id: string) => [id, { id, name: id, type: 'oauth' }]
  server.on('GET /api/auth/providers', () =>
    offered ? Response.json(Object.fromEntries(offered.map(provider))) : new Response('', { status: 404 }),
  )
  const history = createMemoryHistory({ initialEntries: ['/account/login'] })
  renderPage(<Providers trouble={undefined} />, { fandeck, history })
  await screen.findByRole('button', { name: EMAIL })
  return screen.getAllByRole('button', { name: /계속하기$/ }).map(({ textContent }) => textContent)
}

test.each([
  ['everything', ['phone', 'password', 'google', 'kakao'], [PHONE, KAKAO, GOOGLE, EMAIL]],
  ['no Google', ['phone', 'password', 'kakao'], [PHONE, KAKAO, EMAIL]],
  ['no sender of texts', ['password'], [EMAIL]],
])('S7.61 the sign-in offers exactly what the server answers: %s', async (_, offered, names) => {
  expect(await ways(offered)).toEqual(names)
})

test('the sign-in keeps its ways while the server does not answer', async () => {
  expect(await ways(undefined)).toEqual([PHONE, KAKAO, GOOGLE, EMAIL])
})
