import type { Fandeck } from '@fandeck/sdk'
import { useRef } from 'react'
import { useCall } from './use-call.ts'

/**
 * Returns a mutation of a call with a key. An answer ends the attempt; after a lost one the next press repeats its key,
 * so that the server makes no second one.
 */
export function useKeyedCall<Draft, Result>(
  call: (fandeck: Fandeck, options: Draft & { key: string }) => Promise<Result>,
) {
  const key = useRef<string>(undefined)
  return useCall(async (fandeck, draft: Draft) => {
    key.current ??= fandeck.platform.random.uuid()
    const answer = await call(fandeck, { ...draft, key: key.current })
    key.current = undefined
    return answer
  })
}
