/** The event of a part of the page that failed to render; its `error` is the cause. */
export const RENDER_ERROR = 'fandeck:render-error'

/** Reports a failure of rendering to the telemetry, if it listens; React has already logged it. */
export const reportRenderError = (error: unknown): boolean =>
  dispatchEvent(new ErrorEvent(RENDER_ERROR, { error }))
