import { FandeckProvider } from '@fandeck/react'
import { testKit } from '@fandeck/sdk/testing'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, test } from 'vitest'
import { ToastProvider } from '../primitives/toast/ToastProvider.tsx'
import '../stories/page-styles.ts'
import { FloatingButtons, type FloatingButtonsProps } from './FloatingButtons.tsx'

afterEach(() => {
  cleanup()
  window.scrollTo({ top: 0, behavior: 'instant' })
})

const frames = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
async function scrollTo(top: number) {
  window.scrollTo({ top, behavior: 'instant' })
  await frames()
}
function show(props: FloatingButtonsProps = {}) {
  const { fandeck } = testKit()
  render(
    <FandeckProvider fandeck={fandeck}>
      <ToastProvider>
        <div style={{ height: 2000 }} />
        <footer style={{ height: 300 }} />
        <FloatingButtons {...props} />
      </ToastProvider>
    </FandeckProvider>,
  )
}
const buttons = () => screen.queryByRole('region', { name: '바로가기 버튼' })
const bottom = () => buttons()?.getBoundingClientRect().bottom ?? 0

describe('the floating buttons', () => {
  test('S2.32 are shown after more than 100 px', async () => {
    show()
    await scrollTo(100)
    expect(buttons()).toBeNull()
    await scrollTo(101)
    await waitFor(() => expect(buttons()).not.toBeNull())
    expect(Math.round(innerHeight - bottom())).toBe(28)
  })

  test('S2.33 have the FAQ only with its path', async () => {
    show()
    await scrollTo(200)
    await waitFor(() => expect(buttons()).not.toBeNull())
    expect(screen.queryByRole('link')).toBeNull()
    cleanup()
    show({ faqHref: '/support/faq' })
    const link = await screen.findByRole('link', { name: '자주 묻는 질문' })
    expect(link.getAttribute('href')).toBe('/support/faq')
  })

  test('S2.34 share, and go back to the top', async () => {
    show()
    await scrollTo(400)
    expect(await screen.findByRole('button', { name: '공유하기' })).toBeTruthy()
    await userEvent.click(screen.getByRole('button', { name: '맨 위로' }))
    await waitFor(() => expect(scrollY).toBe(0))
    await waitFor(() => expect(buttons()).toBeNull())
  })

  test('S2.35 stay 20 px above the footer at the end of the page', async () => {
    show()
    await scrollTo(99_999)
    const footer = document.querySelector('footer')?.getBoundingClientRect().top ?? 0
    await waitFor(() => expect(Math.round(footer - bottom())).toBe(20))
  })

  test('S2.32 stay 20 px above a bar at the bottom of the window, until it has scrolled away from there', async () => {
    show()
    const bar = document.createElement('div')
    bar.dataset.bottomBar = ''
    bar.style.cssText = 'position: fixed; bottom: 0; left: 0; width: 100%; height: 80px'
    document.body.append(bar)
    try {
      await scrollTo(200)
      await waitFor(() => expect(Math.round(innerHeight - bottom())).toBe(100))
      // As the bar of a section that is followed by others.
      bar.style.bottom = '300px'
      await scrollTo(201)
      await waitFor(() => expect(Math.round(innerHeight - bottom())).toBe(28))
    } finally {
      bar.remove()
    }
  })
})
