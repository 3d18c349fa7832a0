import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { Image } from './Image.tsx'

afterEach(cleanup)

test('S5.17 replaces a failed image once by a placeholder with the same name', () => {
  const { container, rerender } = render(<Image src="/a.webp" alt="음료 교환권" />)
  fireEvent.error(screen.getByAltText('음료 교환권'))
  expect(container.querySelector('img')).toBeNull()
  expect(screen.getByRole('img', { name: '음료 교환권' })).toBeTruthy()
  rerender(<Image src="/a.webp" alt="음료 교환권" />)
  expect(container.querySelector('img')).toBeNull()
  rerender(<Image src="/b.webp" alt="음료 교환권" />)
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/b.webp')
})
