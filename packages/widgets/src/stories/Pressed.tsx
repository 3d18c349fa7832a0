import { type ReactNode, useEffect } from 'react'

/** Presses the buttons with these names, one after the other, as they appear. */
export function Pressed({ names, children }: { names: readonly string[]; children: ReactNode }) {
  useEffect(() => {
    const left = [...names]
    const timer = setInterval(() => {
      const found = [...document.querySelectorAll<HTMLElement>('button, label')].find(
        (button) => button.textContent?.trim() === left[0] && !button.matches(':disabled, [aria-busy]'),
      )
      if (!found) return
      left.shift()
      found.click()
      if (left.length === 0) clearInterval(timer)
    }, 10)
    return () => clearInterval(timer)
  }, [names])
  return <div style={{ width: '100%' }}>{children}</div>
}
