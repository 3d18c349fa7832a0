import { expect, test } from 'vitest'
import { FandeckError, isFandeckError } from './errors.ts'

test('a FandeckError carries its code, both sentences and its cause', () => {
  const cause = new Error('socket closed')
  const error = new FandeckError('drops/sold-out', 'None left.', {
    serverMessage: '모두 판매됐어요.',
    serverCode: 'SOLD_OUT',
    status: 409,
    cause,
  })
  expect(error).toMatchObject({
    name: 'FandeckError',
    code: 'drops/sold-out',
    message: 'None left.',
    serverMessage: '모두 판매됐어요.',
    serverCode: 'SOLD_OUT',
    status: 409,
    retryable: false,
    cause,
  })
})

test('isFandeckError checks the code only when given', () => {
  const error = new FandeckError('http/network', 'gone', { retryable: true })
  expect(isFandeckError(error)).toBe(true)
  expect(isFandeckError(error, 'http/network')).toBe(true)
  expect(isFandeckError(error, 'http/timeout')).toBe(false)
})

test('isFandeckError accepts an error of another copy of the SDK', () => {
  const foreign = Object.assign(new Error('gone'), { name: 'FandeckError', code: 'http/network' })
  expect(isFandeckError(foreign, 'http/network')).toBe(true)
})

test.each([undefined, null, 'FandeckError', 1, {}, new Error('x'), { name: 'FandeckError' }])(
  'isFandeckError refuses %o',
  (value) => {
    expect(isFandeckError(value)).toBe(false)
  },
)
