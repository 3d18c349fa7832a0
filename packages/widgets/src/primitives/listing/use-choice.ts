import { useState } from 'react'

/** Returns a choice, controlled or not, and the function that changes it. */
export function useChoice<Value extends string>(
  given: Value | undefined,
  first: Value,
  onChange: ((value: Value) => void) | undefined,
): [Value, (next: Value) => void] {
  const [own, setOwn] = useState(first)
  const choose = (next: Value) => {
    setOwn(next)
    onChange?.(next)
  }
  return [given ?? own, choose]
}
