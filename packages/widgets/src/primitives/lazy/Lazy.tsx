import { useLatest } from '@fandeck/react'
import type { FandeckError } from '@fandeck/sdk'
import { Component, lazy, type ReactNode, type RefObject, Suspense, useRef, useState } from 'react'
import { partFailure } from './part-failure.ts'

/** A lazy module and what to render from it. */
export interface LazyProps<Module> {
  /** Loads the module; pass the same function on every render: `() => import('./lazy-parts.ts')`. */
  load(): Promise<Module>
  /** A change of this value retries a failed load. */
  attempt?: unknown
  onLoaded?: (() => void) | undefined
  /** Called with `http/part-missing` after a failed load, offline with `http/network`: say it where the fan looks, or render `LazyPart`. */
  onFailed(error: FandeckError): void
  children(module: Module): ReactNode
}

/** Renders nothing until the module is loaded. An error of the rendered children goes to the next error boundary. */
export function Lazy<Module>({ load, attempt, onLoaded, onFailed, children }: LazyProps<Module>) {
  const callbacks = useLatest({ onLoaded, onFailed })

  const failure = useRef<unknown>(undefined)
  const begin = () =>
    lazy(async () => {
      const module = await load().catch((error: unknown) => {
        failure.current = error
        throw error
      })
      callbacks.current.onLoaded?.()
      return { default: ({ draw }: { draw(module: Module): ReactNode }) => draw(module) }
    })
  const [Part, setPart] = useState(begin)

  return (
    <LoadBoundary
      attempt={attempt}
      failure={failure}
      onReset={() => setPart(begin)}
      onFailed={(cause) => callbacks.current.onFailed(partFailure(cause))}
    >
      <Suspense>
        <Part draw={children} />
      </Suspense>
    </LoadBoundary>
  )
}

interface LoadBoundaryProps {
  attempt: unknown
  /** The error of the last failed load; the boundary catches no other. */
  failure: RefObject<unknown>
  onReset(): void
  onFailed(error: unknown): void
  children: ReactNode
}

/** A class of this package, because `react-error-boundary` adds 1.2 kB uncompressed. */
class LoadBoundary extends Component<LoadBoundaryProps, { error?: unknown }> {
  override state: { error?: unknown } = {}

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    if (error === this.props.failure.current) this.props.onFailed(error)
  }

  override componentDidUpdate(before: LoadBoundaryProps, { error }: { error?: unknown }) {
    if (!error || before.attempt === this.props.attempt) return
    this.props.onReset()
    this.setState({ error: undefined })
  }

  override render() {
    const { error } = this.state
    if (!error) return this.props.children
    if (error !== this.props.failure.current) throw error
    return null
  }
}
