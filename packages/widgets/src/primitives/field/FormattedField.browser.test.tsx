import { typedCode } from '@fandeck/sdk/claims'
import { typedPhone } from '@fandeck/sdk/input'
import { cleanup, render, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, describe, expect, test } from 'vitest'
import { cdp, userEvent } from 'vitest/browser'
import { FormattedField } from './FormattedField.tsx'

afterEach(cleanup)

interface Formatted {
  format(typed: string): string
}

function Controlled({ format }: Formatted) {
  const [value, setValue] = useState('')
  return (
    <>
      <FormattedField
        label="칸"
        format={format}
        value={value}
        onChange={({ target }) => setValue(target.value)}
      />
      <output>{value}</output>
    </>
  )
}

function Registered({ format }: Formatted) {
  const { register, watch } = useForm({ defaultValues: { text: '' } })
  return (
    <>
      <FormattedField label="칸" format={format} {...register('text')} />
      <output>{watch('text')}</output>
    </>
  )
}

const input = () => screen.getByLabelText<HTMLInputElement>('칸')
const told = () => screen.getByRole('status').textContent

describe.each([
  ['controlled', Controlled],
  ['with register', Registered],
])('D94 B a formatted field, %s', (_, Form) => {
  test('keeps the caret where a digit is corrected', async () => {
    render(<Form format={typedPhone} />)
    await userEvent.type(input(), '01912345678')
    expect(input().value).toBe('019-1234-5678')
    input().setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}0')
    expect(input().value).toBe('010-1234-5678')
    expect(input().selectionStart).toBe(3)
    await userEvent.keyboard('{ArrowLeft}{Delete}0')
    expect(input().value).toBe('010-1234-5678')
    expect(told()).toBe('010-1234-5678')
  })

  test('keeps the caret where a character is inserted, and at the end', async () => {
    render(<Form format={typedCode} />)
    await userEvent.type(input(), 'anptektx')
    expect(input().value).toBe('ANPT-EKTX')
    input().setSelectionRange(2, 2)
    await userEvent.keyboard('7')
    expect(input().value).toBe('AN7P-TEKT-X')
    expect(input().selectionStart).toBe(3)
  })

  test('reads syllables when their composition has ended, and doubles no letter', async () => {
    render(<Form format={typedCode} />)
    input().focus()
    await userEvent.keyboard('9')
    for (const text of ['ㅈ', '지']) {
      await cdp().send('Input.imeSetComposition', { text, selectionStart: 1, selectionEnd: 1 })
      expect(input().value).toBe(`9${text}`)
    }
    await cdp().send('Input.insertText', { text: '지' })
    await cdp().send('Input.imeSetComposition', { text: 'ㅏ', selectionStart: 1, selectionEnd: 1 })
    await cdp().send('Input.insertText', { text: 'ㅏ' })
    await waitFor(() => expect(input().value).toBe('9WLK'))
    expect(told()).toBe('9WLK')
  })

  test('reads what a keyboard in upper case composes once', async () => {
    render(<Form format={typedCode} />)
    input().focus()
    for (const text of ['a', 'an', 'anp'])
      await cdp().send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await cdp().send('Input.insertText', { text: 'anp' })
    await waitFor(() => expect(told()).toBe('ANP'))
    expect(input().value).toBe('ANP')
  })

  test('keeps the caret in the shadow root of a tag, too', async () => {
    const host = document.body.appendChild(document.createElement('div'))
    const container = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('div'))
    render(<Form format={typedPhone} />, { container })
    const field = within(container).getByLabelText<HTMLInputElement>('칸')
    await userEvent.type(field, '01912345678')
    field.setSelectionRange(3, 3)
    await userEvent.keyboard('{Backspace}0')
    expect([field.value, field.selectionStart]).toEqual(['010-1234-5678', 3])
    host.remove()
  })

  test('formats what a browser fills in', async () => {
    render(<Form format={typedPhone} />)
    input().focus()
    await cdp().send('Input.insertText', { text: '+82 10-1234-5678' })
    expect(told()).toBe('010-1234-5678')
  })
})
