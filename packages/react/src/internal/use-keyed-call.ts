import type { Fandeck } from '@fandeck/sdk'
import { hashKey } from '@tanstack/react-query'
import { useRef } from 'react'
import { useCall } from './use-call.ts'

/** Returns a value of a draft, with a file as what tells it from another one. */
function factsOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(factsOf)
  return value instanceof File ? [value.name, value.size, value.lastModified] : value
}

const hashOf = (draft: object) =>
  hashKey(Object.entries(draft).map(([name, value]) => [name, factsOf(value)]))

/**
 * Returns a mutation of a call with a key. An answer ends the attempt; after a lost one the next press repeats its key,
 * so that the server makes no second one. A changed draft is another attempt, or the server would answer with the first.
 */
export function useKeyedCall<Draft extends object, Result>(
  call: (fandeck: Fandeck, options: Draft & { key: string }) => Promise<Result>,
) {
  const attempt = useRef<{ key: string; hash: string }>(undefined)
  return useCall(async (fandeck, draft: Draft) => {
    const hash = hashOf(draft)
    if (attempt.current?.hash !== hash) attempt.current = { key: fandeck.platform.random.uuid(), hash }
    const answer = await call(fandeck, { ...draft, key: attempt.current.key })
    attempt.current = undefined
    return answer
  })
}
