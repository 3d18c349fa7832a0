import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { requireRandom } from './secret.ts'

test('SEC-7 accepts random secrets of the usual formats', () => {
  for (let n = 0; n < 200; n++) {
    for (const form of ['hex', 'base64', 'base64url'] as const) requireRandom(randomBytes(32).toString(form))
    requireRandom(randomBytes(24).toString('hex'))
  }
})

test.each(['q3XxXx0aTodoB1kZr8mWvN5cLpYhGd2JfUeS7iA9', 'Zk9yTodO4vQm1xXxXxLr7HsW2nCpEa8TgUbJf6Di'])(
  'accepts the random secret %s, which happens to contain a short word',
  (secret) => {
    expect(() => requireRandom(secret)).not.toThrow()
  },
)

test.each([
  'a'.repeat(64),
  '0'.repeat(32),
  'ab'.repeat(20),
  '0a1b2c3d'.repeat(4),
  'f3a9c17be0d24856f3a9c17be0d24856',
  'f3a9c17be0d24856f3a9c17be0d2485',
  'aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaab',
  '0123456789abcdef0123456789abcdef',
  'please-change-me-please-change-me-now',
  'todo: put 32 letters of your own here',
  'xxxxxxxxxxxxxxxx-8f2c41d09b7e63a5-q1w9',
  'your-secret-goes-here-your-secret-goes',
  'this is an example of thirty-two letters',
  'MySuperSecretPasswordForTheWholeShop1',
])('refuses %s', (secret) => {
  expect(() => requireRandom(secret)).toThrow('SECRET')
})
