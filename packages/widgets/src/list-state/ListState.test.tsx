import { FandeckError } from '@fandeck/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { LinkProvider } from '../primitives/link/LinkProvider.tsx'
import { ListState, type ListStateProps } from './ListState.tsx'

afterEach(cleanup)

const query = { data: undefined, isError: false, isPaused: false, isFetching: false, refetch: () => {} }

function show<Data>(change: Partial<ListStateProps<Data>['query']>, empty?: ListStateProps<Data>['empty']) {
  render(
    <LinkProvider renderLink={(link) => <a {...link} />} supportHref="/help">
      <ListState<Data> query={{ ...query, ...change }} empty={empty}>
        {(data) => <p>{JSON.stringify(data)}</p>}
      </ListState>
    </LinkProvider>,
  )
  return document.body.textContent
}

test('a list waits with a status', () => {
  show({})
  expect(screen.getByRole('status').textContent).toBe('불러오는 중이에요')
})

test('a list of items is drawn, an empty one says so', () => {
  expect(show({ data: ['a'] }, { title: '없어요' })).toBe('["a"]')
  cleanup()
  expect(show({ data: [] }, { title: '없어요', description: '나중에 와요' })).toBe('없어요나중에 와요')
  cleanup()
  expect(show({ data: [] })).toBe('[]')
})

test('data that is no list is drawn, also `null`', () => {
  expect(show({ data: null }, { title: '없어요' })).toBe('null')
})

test.each([
  ['http/network', '인터넷 연결이 불안정해요.'],
  ['http/bad-reply', '서버의 응답을 읽지 못했어요.'],
])('D55 %s is told with the retry and the way to the support', async (code, sentence) => {
  const refetch = vi.fn()
  show({ isError: true, error: new FandeckError(code, code), refetch })
  expect(screen.getByRole('alert').textContent).toContain(sentence)
  expect(screen.getByRole('link', { name: '고객센터' }).getAttribute('href')).toBe('/help')
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }))
  expect(refetch).toHaveBeenCalledOnce()
})
