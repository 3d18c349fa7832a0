import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, test, vi } from 'vitest'
import { Field } from './Field.tsx'

afterEach(cleanup)

function Form({ onSubmit }: { onSubmit(values: { id: string }): void }) {
  const { register, handleSubmit, formState } = useForm<{ id: string }>()
  return (
    <form onSubmit={handleSubmit(onSubmit)}>
      <Field
        label="아이디"
        error={formState.errors.id?.message}
        {...register('id', { required: '아이디를 입력해 주세요.' })}
      />
      <button type="submit">보내기</button>
    </form>
  )
}

test('works with `register`, and links the error to the input', async () => {
  const onSubmit = vi.fn()
  render(<Form onSubmit={onSubmit} />)
  fireEvent.click(screen.getByRole('button'))
  const input = screen.getByLabelText('아이디')
  await waitFor(() => expect(input.getAttribute('aria-invalid')).toBe('true'))
  expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '아이디를 입력해 주세요.',
  )
  fireEvent.input(input, { target: { value: 'hana' } })
  fireEvent.click(screen.getByRole('button'))
  await waitFor(() => expect(onSubmit.mock.calls[0]?.[0]).toEqual({ id: 'hana' }))
})
