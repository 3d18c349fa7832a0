import { lazy, Suspense, useSyncExternalStore } from 'react'

// The page goes on without it.
const Beside = lazy(() => import('./Beside.tsx').catch(() => ({ default: () => <></> })))

/** The breakpoint of `beside.css`. */
const wide = () => matchMedia('(min-width: 1024px)')

function subscribe(onChange: () => void): () => void {
  const query = wide()
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Loads what stands beside the column once the window has room for it; the server renders nothing (D97). */
export default function BrandColumn() {
  const isWide = useSyncExternalStore(
    subscribe,
    () => wide().matches,
    () => false,
  )
  return (
    isWide && (
      <Suspense>
        <Beside />
      </Suspense>
    )
  )
}
