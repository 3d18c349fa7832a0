import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react'
import { ErrorBoundary } from 'react-error-boundary'

/** A module in a chunk of its own, and what to draw of it. */
export interface LazyProps<Module> {
  /** Loads the module; stays the same function: `() => import('./lazy-parts.ts')`. */
  load(): Promise<Module>
  /** A load that failed is tried again when this changes. */
  attempt?: unknown
  onLoaded?: (() => void) | undefined
  onFailed?: (() => void) | undefined
  children(module: Module): ReactNode
}

const failures = new WeakSet<object>()

/** Draws nothing until the module has been loaded; a fault of what is drawn goes on to the next boundary. */
export function Lazy<Module>({ load, attempt, onLoaded, onFailed, children }: LazyProps<Module>) {
  const callbacks = useRef({ onLoaded, onFailed })
  useEffect(() => {
    callbacks.current = { onLoaded, onFailed }
  })

  const begin = () =>
    lazy(async () => {
      const module = await load().catch((cause: unknown) => {
        const failure = new Error('A chunk could not be loaded.', { cause })
        failures.add(failure)
        throw failure
      })
      callbacks.current.onLoaded?.()
      return { default: ({ draw }: { draw(module: Module): ReactNode }) => draw(module) }
    })
  const [Part, setPart] = useState(begin)

  return (
    <ErrorBoundary
      resetKeys={[attempt]}
      onReset={() => setPart(begin)}
      onError={(error) => {
        if (isFailure(error)) callbacks.current.onFailed?.()
      }}
      fallbackRender={({ error }) => {
        if (!isFailure(error)) throw error
        return null
      }}
    >
      <Suspense>
        <Part draw={children} />
      </Suspense>
    </ErrorBoundary>
  )
}

const isFailure = (error: unknown) => typeof error === 'object' && error !== null && failures.has(error)
