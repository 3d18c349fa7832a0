import { createContext, lazy, type ReactNode, Suspense, useCallback, useContext, useState } from 'react'
import type { TransitionRequest } from './transition-request.ts'

type Start = (request: TransitionRequest) => void

const Context = createContext<Start>(() => {})
const OriginalsCover = lazy(() => import('./OriginalsCover.tsx'))

/** Returns the action that covers the page and goes to another original (S4.37–S4.39). */
export const useTransition = (): Start => useContext(Context)

/** Keeps the cover above the pages, because it outlives the one that is left; its script loads with the first change. */
export function TransitionProvider({ children }: { children: ReactNode }) {
  const [request, setRequest] = useState<TransitionRequest>()
  // A new object starts again, even to the same target.
  const start = useCallback<Start>((next) => setRequest({ ...next, target: { ...next.target } }), [])
  return (
    <Context value={start}>
      {children}
      {request && (
        <Suspense>
          <OriginalsCover request={request} />
        </Suspense>
      )}
    </Context>
  )
}
