import { refuse } from '@fandeck/sdk/testing'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { settled } from '../settled.test-helper.ts'
import { OCR, press, READY, scanner, show, text, withCamera } from './scanner.test-helper.tsx'

withCamera()

const CODES = ['ANPT-EKTX-A7FX', '9WLK-NTUH-GP9L']
const several = () =>
  refuse(409, '사진에 코드가 여러 개 있어요. 받을 카드의 코드를 골라 주세요.', 'SEVERAL_CODES', {
    codes: CODES,
  })
const dialog = () => screen.queryByRole('dialog', { name: '어느 카드를 받을까요?' })

describe('a photograph with two cards (D100)', () => {
  test.each([
    ['', undefined],
    [', also where refusals close the scanner', vi.fn()],
  ])('asks which to claim%s', async (_, onCancel) => {
    const { onOpenChange, onSuccess } = await show({ [OCR]: several }, { onCancel })
    await press()
    expect(dialog()).not.toBeNull()
    for (const code of CODES) expect(text(code)).toBeTruthy()
    expect(onOpenChange).not.toHaveBeenCalled()
    expect(onSuccess).not.toHaveBeenCalled()
    expect(onCancel?.mock.calls ?? []).toEqual([])
  })

  test('claims the chosen code once, as a typed one', async () => {
    const { requests, onSuccess } = await show({ [OCR]: several })
    await press()
    fireEvent.click(screen.getByRole('button', { name: CODES[1] ?? '' }))
    await settled()
    const claims = requests.filter(({ path }) => path === '/card/1')
    expect(claims.map(({ body }) => body)).toEqual([{ check_data: '9WLKNTUHGP9L' }])
    expect(onSuccess).toHaveBeenCalledOnce()
  })

  test('claims nothing when the fan closes it, and the scanner goes on', async () => {
    const { requests } = await show({ [OCR]: several })
    await press()
    const buttons = screen.getAllByRole('button', { name: '닫기' })
    fireEvent.click(buttons.at(-1) ?? document.body)
    await settled()
    await waitFor(() => expect(dialog()).toBeNull())
    expect(requests.filter(({ path }) => path === '/card/1')).toEqual([])
    expect(scanner()).not.toBeNull()
    expect(text(READY)).toBeTruthy()
  })

  test('captures no frame automatically while the choice is open', async () => {
    const { kit, requests } = await show({ [OCR]: several }, { autoCapture: true })
    await press()
    const before = requests.length
    await kit.clock.advance(5000)
    expect(requests).toHaveLength(before)
  })
})
