import type { FandeckError } from '@fandeck/sdk'
import { useRef } from 'react'
import type { Emit } from './element-types.ts'

/**
 * Returns a function that reports a mistake of the page which only the server's answer shows: on the console, once, and
 * by `fandeck-error`.
 */
export function useMistake(tag: string, emit: Emit): (error: FandeckError) => void {
  const said = useRef<string>(undefined)
  return (error) => {
    if (said.current === error.message) return
    said.current = error.message
    // biome-ignore lint/suspicious/noConsole: for the page's developer
    console.error(`<${tag}>: ${error.message}`)
    emit('fandeck-error', { code: error.code, error })
  }
}
