import { FandeckError } from '@fandeck/sdk'
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { koHttpErrors } from '../../theme/errors/http.ko.ts'
import { QueryState } from './QueryState.tsx'

afterEach(cleanup)

function sentence(change: { error?: unknown; isError?: boolean; isPaused?: boolean }) {
  const query = { data: undefined, isError: true, isPaused: false, isFetching: false, refetch: () => {} }
  render(<QueryState query={{ ...query, ...change }}>{() => null}</QueryState>)
  return screen.getByRole('alert').textContent
}

describe('the reason of a failed query', () => {
  test.each([
    ['the server cannot be reached', { error: new FandeckError('http/network', '') }],
    ['the device is offline', { isError: false, isPaused: true }],
  ])('is the connection when %s', (_, change) => {
    expect(sentence(change)).toContain('인터넷 연결이 불안정해요.')
  })

  const others = Object.keys(koHttpErrors).filter((code) => code !== 'http/network')
  test.each(others)('is never the connection for %s', (code) => {
    expect(sentence({ error: new FandeckError(code, '') })).not.toContain('인터넷')
  })

  test('is the server for a reply that cannot be read', () => {
    expect(sentence({ error: new FandeckError('http/bad-reply', '') })).toContain(
      '서버의 응답을 읽지 못했어요.',
    )
  })

  test('is not known for another error', () => {
    expect(sentence({ error: new TypeError('x') })).toContain('잠시 후 다시 시도해주세요.')
  })
})
