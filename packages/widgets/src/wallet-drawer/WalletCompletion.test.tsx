import { aBenefit, ok, refuse } from '@fandeck/sdk/testing'
import { BenefitListReply } from '@fandeck/sdk/wire'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { gone, settled } from '../settled.test-helper.ts'
import { field, later, offline, photo, row, show, submit, type, withDrawer } from './wallet.test-helper.tsx'

withDrawer()

describe('a staff row', () => {
  test('S2.50 S5.13 has a masked field with a numeric keypad and the button that completes the benefit', async () => {
    await show({}, { defaultBenefitId: 2 })
    expect(field().hasAttribute('data-masked')).toBe(true)
    expect(field().getAttribute('inputmode')).toBe('numeric')
    expect(field()).toHaveProperty('required', true)
    expect(screen.getByRole('button', { name: '수령 완료하기' })).toBeTruthy()
  })

  test('S5.13 is no field that a browser or a password manager keeps or fills', async () => {
    await show({}, { defaultBenefitId: 2 })
    type('1234')
    const { attributes } = field()
    const given = Object.fromEntries([...attributes].map(({ name, value }) => [name, value]))
    expect(given).toMatchObject({
      type: 'text',
      autocomplete: 'off',
      spellcheck: 'false',
      'data-1p-ignore': '',
      'data-lpignore': 'true',
      'data-bwignore': 'true',
    })
    expect(`${given.name} ${given.id}`).not.toMatch(/pass|pwd/i)
    // What is masked is not copied either.
    expect(fireEvent.copy(field())).toBe(false)
    expect(fireEvent.cut(field())).toBe(false)
  })

  test('S5.13 refuses an empty password without a request', async () => {
    const { times } = await show({}, { defaultBenefitId: 2 })
    submit()
    expect(screen.getByText('직원 비밀번호를 입력해 주세요.')).toBeTruthy()
    expect(times('POST /claim/pwd/2')).toBe(0)
  })

  test('S5.13 keeps digits only, eight of them', async () => {
    await show({}, { defaultBenefitId: 2 })
    type('12ab-34 567890')
    expect(field()).toHaveProperty('value', '12345678')
  })

  test('S4.26 toggling clears the field, even before the row has closed', async () => {
    await show({}, { defaultBenefitId: 2 })
    type('1234')
    fireEvent.click(row(photo))
    fireEvent.click(row(photo))
    expect(field()).toHaveProperty('value', '')
  })

  test('clears the typed password after a minute', async () => {
    const { kit } = await show({}, { defaultBenefitId: 2 })
    type('1234')
    await later(kit, 60_000)
    expect(field()).toHaveProperty('value', '')
  })

  test('clears the typed password when the field loses the focus, except by its own button', async () => {
    const { kit, paths } = await show({}, { defaultBenefitId: 2 })
    const button = screen.getByRole('button', { name: '수령 완료하기' })
    type('123456')
    expect(fireEvent.mouseDown(button)).toBe(false)
    fireEvent.blur(field(), { relatedTarget: button })
    submit()
    await settled()
    expect(paths()).toContain('POST /claim/pwd/2')
    expect(kit.server.requests.at(-2)?.body).toEqual({ pwd: '123456' })
    fireEvent.click(await screen.findByRole('button', { name: '확인' }))
    await gone()
    type('1234')
    fireEvent.blur(field())
    expect(field()).toHaveProperty('value', '')
  })

  test('S4.28 S8.8 shows the success and fetches the list again', async () => {
    const { paths } = await show({}, { defaultBenefitId: 2 })
    type('123456')
    submit()
    await settled()
    const alert = screen.getByRole('alertdialog')
    expect(within(alert).getByText('수령 완료 처리되었어요.')).toBeTruthy()
    expect(paths().slice(-2)).toEqual(['POST /claim/pwd/2', 'GET /claim/usable/list'])
    expect(field()).toHaveProperty('value', '')
  })

  test('sends one request for two presses', async () => {
    const { times } = await show({}, { defaultBenefitId: 2 })
    type('123456')
    submit()
    submit()
    await settled()
    expect(times('POST /claim/pwd/2')).toBe(1)
  })

  test('S8.8 shows the server’s message of a failure, then the caption', async () => {
    const wrong = () => refuse(403, '비밀번호를 확인해 주세요. (1/5)', 'WRONG_PASSWORD')
    await show({ on: { 'POST /claim/pwd/:idx': wrong } }, { defaultBenefitId: 2 })
    type('111111')
    submit()
    await settled()
    const alert = screen.getByRole('alertdialog')
    expect(within(alert).getByText('비밀번호를 확인해 주세요. (1/5)')).toBeTruthy()
    fireEvent.click(within(alert).getByRole('button', { name: '확인' }))
    await settled()
    expect(screen.getByText('비밀번호가 맞지 않아요. 직원에게 다시 부탁해 주세요.')).toBeTruthy()
    expect(field().getAttribute('aria-invalid')).toBe('true')
  })

  test('S8.8 shows the default message of a failure without one', async () => {
    await show({ on: { 'POST /claim/pwd/:idx': offline } }, { defaultBenefitId: 2 })
    type('111111')
    submit()
    await settled()
    expect(within(screen.getByRole('alertdialog')).getByText('수령 완료 처리에 실패했어요.')).toBeTruthy()
  })

  test.each([
    ['a lost reply', offline, 1],
    ['a benefit that is already used', () => refuse(409, '이미 받은 혜택이에요.', 'ALREADY_USED'), 1],
    ['a wrong password', () => refuse(403, '비밀번호를 확인해 주세요.', 'WRONG_PASSWORD'), 0],
  ])('S4.28 fetches the list again after %s', async (_, answer, more) => {
    const { kit, times } = await show({ on: { 'POST /claim/pwd/:idx': answer } }, { defaultBenefitId: 2 })
    const before = times('GET /claim/usable/list')
    kit.server.on('GET /claim/usable/list', () => ok(BenefitListReply, [aBenefit({ benefitId: 7 })]))
    type('123456')
    submit()
    await settled()
    expect(times('GET /claim/usable/list') - before).toBe(more)
  })
})
