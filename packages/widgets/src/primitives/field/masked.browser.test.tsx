import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import '../../stories/page-styles.ts'
import { Field } from './Field.tsx'

afterEach(cleanup)

test('S5.13 a masked field shows dots, as a password field does, and is none', () => {
  render(<Field label="직원 비밀번호" data-masked="" inputMode="numeric" defaultValue="1234" />)
  const field = screen.getByLabelText<HTMLInputElement>('직원 비밀번호')
  expect(field.type).toBe('text')
  expect(getComputedStyle(field).getPropertyValue('-webkit-text-security')).toBe('disc')
})
