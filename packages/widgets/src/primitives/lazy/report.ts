import type { FandeckError } from '@fandeck/sdk'
import { createContext } from 'react'

/**
 * Receives a failure that the fan reads, and nothing once it is over. An element emits the failure as `fandeck-error` and
 * shows `slot="error"`.
 */
export const ReportContext = /* @__PURE__ */ createContext<(error?: FandeckError) => void>(() => {})
