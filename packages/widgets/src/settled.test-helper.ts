import { settle } from '@fandeck/sdk/testing'
import { act, waitFor } from '@testing-library/react'
import { expect, vi } from 'vitest'

/**
 * Waits until the in-memory server has replied, lazy modules have loaded and React has rendered, including the requests
 * of that render.
 */
export async function settled() {
  for (let wave = 0; wave < 3; wave++) {
    await act(() => vi.dynamicImportSettled())
    await act(settle)
  }
}

const LEAVING =
  '[data-status="close"], .fandeck-accordion__item:not([data-open]) .fandeck-accordion__content > *'

/** Waits until every overlay and row has finished its exit animation. */
export const gone = () => waitFor(() => expect(document.querySelector(LEAVING)).toBeNull())

/** Returns an overlay once its entry animation has ended. */
export const atRest = (selector: string, root: ParentNode | null = document) =>
  waitFor(() => {
    const overlay = root?.querySelector<HTMLElement>(selector)
    if (!overlay) throw new Error(`No element matches ${selector}.`)
    expect(overlay.dataset.status).toBe('open')
    expect(overlay.getAnimations()).toEqual([])
    return overlay
  })
