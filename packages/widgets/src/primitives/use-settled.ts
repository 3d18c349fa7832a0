import { useEffect, useState } from 'react'

/** The pause in typing after which a text counts as settled, ms. */
const PAUSE_MS = 400

/** Returns the text once it has not changed for a moment, so that a check is not sent for each letter. */
export function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(setSettled, PAUSE_MS, text)
    return () => clearTimeout(timer)
  }, [text])
  return settled
}
