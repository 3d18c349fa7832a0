import { settle } from '@fandeck/sdk/testing'
import { act, cleanup, render, screen } from '@testing-library/react'
import jsQR from 'jsqr'
import { afterEach, expect, test } from 'vitest'
import '../stories/page-styles.ts'
import { WalletQr } from './WalletQr.tsx'
import { InKit, walletKit } from './wallet.fixtures.tsx'

afterEach(cleanup)

/** The plate as a camera sees it: its ground and its code, at twice its size. */
async function photograph(svg: Element): Promise<ImageData> {
  const image = new Image()
  image.src = `data:image/svg+xml,${encodeURIComponent(new XMLSerializer().serializeToString(svg))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 432
  const context = canvas.getContext('2d')
  const plate = svg.closest('.fandeck-qr')
  if (!context || !plate) throw new Error('There is nothing to draw.')
  context.fillStyle = getComputedStyle(plate).backgroundColor
  context.fillRect(0, 0, 432, 432)
  context.drawImage(image, 0, 0, 432, 432)
  return context.getImageData(0, 0, 432, 432)
}

test('S2.49 the QR on the screen reads as the random key, in light and in dark', async () => {
  document.documentElement.dataset.theme = 'auto'
  render(
    <InKit kit={walletKit()}>
      <WalletQr benefitId={1} />
    </InKit>,
  )
  await act(settle)
  const svg = await screen.findByRole('img', { name: '혜택 QR 코드' })
  const { data, width, height } = await photograph(svg)
  expect(jsQR(data, width, height, { inversionAttempts: 'dontInvert' })?.data).toBe('fandeck-qr-7f3a91-1')
  expect(svg.getBoundingClientRect().width).toBe(216)
})
