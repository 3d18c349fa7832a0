import { ok, refuse } from '@fandeck/sdk/testing'
import { Creator } from '@fandeck/sdk/wire'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { CreatorSummary } from './CreatorSummary.tsx'
import { type CollectionsKitOptions, CollectionsStory } from './collections.fixtures.tsx'
import { OwnTokens } from './OwnTokens.tsx'

afterEach(cleanup)

async function show(on: CollectionsKitOptions['on'] = {}) {
  const { container } = render(
    <CollectionsStory on={on}>
      <CreatorSummary />
      <OwnTokens />
    </CollectionsStory>,
  )
  await settled()
  return container
}

test('S7.33 S7.45 the creator reads the numbers, and each token has its id', async () => {
  await show()
  expect(screen.getByText('달빛님이 만든 컬렉션 2개, 지갑에 기록된 카드 1장')).toBeTruthy()
  expect(screen.getByRole('region', { name: '지갑에 기록된 카드' }).textContent).toBe(
    '지갑에 기록된 카드기성용 No.0012KAIA · KIP17 #0x1a',
  )
})

test('the numbers are left out before the first collection', async () => {
  const none = () => ok(Creator, { nickname: '달빛', collections: 0, tokens: 1 })
  await show({ 'GET /mypage/creater': none })
  expect(screen.queryByText(/만든 컬렉션/)).toBeNull()
  expect(screen.getByRole('region', { name: '지갑에 기록된 카드' })).toBeTruthy()
})

test('S7.33 S7.45 a refusal leaves both out', async () => {
  const refused = () => refuse(403, '볼 수 없어요.')
  const container = await show({
    'GET /mypage/creater': refused,
    'GET /mypage/nft/create': refused,
  })
  expect(container.textContent).toBe('')
})
