import { refuse } from '@fandeck/sdk/testing'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { Ranking, type RankingProps } from './Ranking.tsx'
import { type RankingKitOptions, RankingStory } from './ranking.fixtures.tsx'

afterEach(cleanup)

async function show(props: RankingProps = {}, options: RankingKitOptions = {}) {
  render(
    <RankingStory {...options}>
      <Ranking {...props} />
    </RankingStory>,
  )
  await settled()
}
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

test('S7.24 a ranking has place, name and value, best first', async () => {
  await show()
  expect(screen.getByRole('region', { name: '순위' })).toBeTruthy()
  expect(rows()).toEqual([
    '11위달빛1,234장',
    '22위새벽 직관러310장',
    '33위아주 긴 이름을 가진 서울의 열두 번째 선수36장',
  ])
})

test('S7.24 the page chooses the ranking, its title and the words of a value', async () => {
  const kinds: (string | null)[] = []
  const on: RankingKitOptions['on'] = {
    'GET /util/ranking': ({ query }) => {
      kinds.push(query.get('kind'))
      return Response.json({
        status: '200',
        message: '',
        data: [{ rank: 1, title: '서울', image: null, value: 9 }],
      })
    },
  }
  await show({ kind: 'teams', title: '팀 순위', formatValue: (value) => `${value}점` }, { on })
  expect(kinds).toEqual(['teams'])
  expect(screen.getByRole('heading', { name: '팀 순위' })).toBeTruthy()
  expect(rows()).toEqual(['11위서울9점'])
})

test('S7.24 a ranking without places, and one that cannot be read, say so', async () => {
  await show({}, { ranked: [] })
  expect(document.body.textContent).toContain('아직 순위가 없어요')
  cleanup()
  await show({}, { on: { 'GET /util/ranking': () => refuse(403, '볼 수 없어요.') } })
  expect(screen.getByRole('alert').textContent).toContain('다시 시도하기')
})
