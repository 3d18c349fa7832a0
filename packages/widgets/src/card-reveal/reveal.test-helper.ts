import { fireEvent, screen } from '@testing-library/react'
import { settled } from '../settled.test-helper.ts'

/** Turns the card that has arrived: jsdom runs no animation, which turns it in a browser. */
export async function turnCard() {
  fireEvent.click(await screen.findByRole('button', { name: '카드 열기' }))
  await settled()
}
