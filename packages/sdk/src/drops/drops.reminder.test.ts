import { expect, test } from 'vitest'
import { refuse } from '../testing/fake-server.ts'
import { testKit } from '../testing/test-kit.ts'
import { getDropReminderEndpoint, setDropReminderEndpoint } from './drops.reminder.endpoints.ts'
import { getDropReminder, setDropReminder } from './drops.reminder.ts'

test('D110 a reminder is read and changed by its wire names', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.answer(getDropReminderEndpoint, { reminding: false, channel: 'none' })
  server.answer(setDropReminderEndpoint, { reminding: true, channel: 'mail' })
  expect(await getDropReminder(fandeck, { dropId: 7 })).toEqual({ reminding: false, channel: 'none' })
  expect(await setDropReminder(fandeck, { dropId: 7, reminding: true })).toEqual({
    data: { reminding: true, channel: 'mail' },
  })
  expect(server.requests.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['GET', '/minting/7/reminder', undefined],
    ['POST', '/minting/7/reminder', { reminder_yn: 'Y' }],
  ])
})

test('D110 a refused reminder resolves the server’s message', async () => {
  const { fandeck, server } = testKit({ loggedIn: true })
  server.on('POST /minting/:id/reminder', () => refuse(409, '이미 열렸어요. 지금 살 수 있어요.'))
  expect(await setDropReminder(fandeck, { dropId: 7, reminding: true })).toEqual({
    error: '이미 열렸어요. 지금 살 수 있어요.',
    code: 'http/refused',
  })
})
