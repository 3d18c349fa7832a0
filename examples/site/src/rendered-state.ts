import type { DehydratedState } from '@tanstack/react-query'
import * as z from 'zod/mini'

/** The id of the JSON element that holds what the server fetched. */
export const STATE_ID = 'fandeck-state'

/** What the server rendered a page from. */
export interface RenderedState {
  /** Server time, epoch ms. */
  renderedAt: number
  /** The cache of TanStack Query. */
  queries: DehydratedState
}

const State = z.object({
  renderedAt: z.number(),
  queries: z.custom<DehydratedState>((value) => typeof value === 'object' && value !== null),
})

/** Reads what the server fetched; `undefined` on a page that it did not render. */
export function renderedState(): RenderedState | undefined {
  const text = document.getElementById(STATE_ID)?.textContent
  return text ? State.parse(JSON.parse(text)) : undefined
}
