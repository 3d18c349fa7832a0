import { FandeckProvider } from '@fandeck/react'
import { waitFor } from '@testing-library/react'
import { type ComponentType, Fragment, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { createRoot } from 'react-dom/client'
import { aShop, type ShopOptions } from '../drop-model/drop.fixtures.ts'

const cleanUps: (() => void)[] = []

/** Runs `cleanUp` after the test. */
export const later = (cleanUp: () => void) => void cleanUps.push(cleanUp)

/** Undoes what a test has rendered; call it in `afterEach`. */
export function cleanShop(): void {
  for (const cleanUp of cleanUps.splice(0)) cleanUp()
}

/** The pressable button or label with this text. */
export const named = (root: ParentNode, name: string) =>
  waitFor(() => {
    const all = [...root.querySelectorAll<HTMLElement>('button, label')]
    const found = all.find(
      (one) => one.textContent?.trim() === name && !one.matches(':disabled, [aria-busy]'),
    )
    if (!found) throw new Error(`no ${name}`)
    return found
  })

/** Renders into the document, connected to a fake shop; `Mode` is `StrictMode` or nothing. */
export function mountShop(
  children: ReactNode,
  {
    Mode = Fragment,
    ...options
  }: ShopOptions & { Mode?: ComponentType<{ children: ReactNode }> | typeof Fragment } = {},
) {
  const kit = aShop(options)
  const host = document.body.appendChild(document.createElement('div'))
  const root = createRoot(host)
  later(() => {
    root.unmount()
    host.remove()
  })
  flushSync(() =>
    root.render(
      <Mode>
        <FandeckProvider fandeck={kit.fandeck}>{children}</FandeckProvider>
      </Mode>,
    ),
  )
  return kit
}
