import { settle } from '@fandeck/sdk/testing'
import { act, waitFor } from '@testing-library/react'
import { expect } from 'vitest'

/** Lets the calls of a server in memory be answered and drawn, and those that what is drawn makes in turn. */
export async function settled() {
  for (let wave = 0; wave < 3; wave++) await act(settle)
}

const LEAVING =
  '[data-status="close"], .fandeck-accordion__item:not([data-open]) .fandeck-accordion__content > *'

/** An overlay and a row stay until their way out has been played. */
export const gone = () => waitFor(() => expect(document.querySelector(LEAVING)).toBeNull())

/** An overlay, once its way in has ended. */
export const atRest = (selector: string, root: ParentNode | null = document) =>
  waitFor(() => {
    const overlay = root?.querySelector<HTMLElement>(selector)
    if (!overlay) throw new Error(`There is no ${selector}.`)
    expect(overlay.dataset.status).toBe('open')
    expect(overlay.getAnimations()).toEqual([])
    return overlay
  })
