import type { Fandeck } from '@fandeck/sdk'
import { useRef } from 'react'
import { useCall } from './use-call.ts'

/** Returns a draft as text; a file by what tells it from another one. */
const textOf = (draft: unknown) =>
  JSON.stringify(draft, (_, value: unknown) =>
    value instanceof File ? [value.name, value.size, value.lastModified] : value,
  )

/**
 * Returns a mutation of a call with a key. An answer ends the attempt; after a lost one the next press repeats its key,
 * so that the server makes no second one. A changed draft is another attempt, or the server would answer with the first.
 */
export function useKeyedCall<Draft, Result>(
  call: (fandeck: Fandeck, options: Draft & { key: string }) => Promise<Result>,
) {
  const attempt = useRef<{ key: string; text: string }>(undefined)
  return useCall(async (fandeck, draft: Draft) => {
    const text = textOf(draft)
    if (attempt.current?.text !== text) attempt.current = { key: fandeck.platform.random.uuid(), text }
    const answer = await call(fandeck, { ...draft, key: attempt.current.key })
    attempt.current = undefined
    return answer
  })
}
