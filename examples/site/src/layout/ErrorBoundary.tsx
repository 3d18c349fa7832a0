import { Outage } from '@fandeck/widgets'
import { Component, type ReactNode } from 'react'
import { reportRenderError } from './render-error.ts'

interface ErrorBoundaryProps {
  children: ReactNode
}

/** Replaces a page that failed to render or load; retrying loads it again. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { error: unknown }> {
  override state = { error: undefined }

  static getDerivedStateFromError(error: unknown) {
    return { error }
  }

  override componentDidCatch(error: unknown) {
    reportRenderError(error)
  }

  override render() {
    const { error } = this.state
    if (error === undefined) return this.props.children
    return (
      <div className="site-centre">
        <Outage error={error} onRetry={() => location.reload()} />
      </div>
    )
  }
}
