import { FandeckProvider } from '@fandeck/react'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { ModalProvider } from '../primitives/modal-host/ModalProvider.tsx'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import { settled } from '../settled.test-helper.ts'
import { Devices } from './Devices.tsx'
import { DEVICES, devicesKit } from './devices.fixtures.tsx'

afterEach(cleanup)

async function show(options?: Parameters<typeof devicesKit>[0]) {
  const kit = devicesKit(options)
  render(
    <FandeckProvider fandeck={kit.fandeck}>
      <ToastProvider>
        <ModalProvider>
          <Devices />
        </ModalProvider>
      </ToastProvider>
    </FandeckProvider>,
  )
  await settled()
  const ended = () => kit.server.requests.filter(({ method }) => method === 'DELETE').map(({ path }) => path)
  return { ...kit, ended }
}
const names = () =>
  screen.queryAllByRole('listitem', { hidden: true }).map((row) => row.querySelector('b')?.textContent)
async function confirm() {
  const dialog = await screen.findByRole('alertdialog')
  await userEvent.click(within(dialog).getByRole('button', { name: '로그아웃' }))
}

test('each device but this one has its end', async () => {
  await show()
  expect(names()).toEqual(['iPhone · Safari이 기기', 'Mac · Chrome', '알 수 없는 기기'])
  const buttons = screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))
  expect(buttons).toEqual(['Mac · Chrome에서 로그아웃', '알 수 없는 기기에서 로그아웃', null])
})

test('one device is ended after a question', async () => {
  const { ended } = await show()
  await userEvent.click(screen.getByRole('button', { name: 'Mac · Chrome에서 로그아웃' }))
  expect(ended()).toEqual([])
  await confirm()
  await waitFor(() => expect(names()).toEqual(['iPhone · Safari이 기기', '알 수 없는 기기']))
  expect(ended()).toEqual([`/mypage/device/${DEVICES[1]?.deviceId}`])
})

test('all other devices are signed out together, and their number is shown', async () => {
  const { ended } = await show()
  await userEvent.click(screen.getByRole('button', { name: '다른 기기에서 모두 로그아웃' }))
  await confirm()
  await waitFor(() => expect(document.body.textContent).toContain('다른 기기 2대에서 로그아웃했어요.'))
  expect(ended()).toEqual(['/mypage/device'])
  await waitFor(() => expect(names()).toHaveLength(1))
  expect(screen.queryByRole('button', { name: '다른 기기에서 모두 로그아웃' })).toBeNull()
})

test('the note names the password of an account with one alone', async () => {
  await show()
  expect(document.body.textContent).toContain('로그아웃하고 비밀번호를 바꿔 주세요.')
  cleanup()
  await show({ methods: ['phone'] })
  expect(document.body.textContent).toContain('모르는 기기가 있다면 로그아웃해 주세요.')
})
