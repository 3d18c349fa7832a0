import { useSyncExternalStore } from 'react'

/** What a visitor has answered to the question whether their use may be recorded. */
export type Consent = 'granted' | 'denied'

const KEY = 'fandeck:telemetry'
const listeners = new Set<() => void>()
/** The answer of this page, where the browser keeps none. */
let answered: Consent | undefined

const isConsent = (text: string | null): text is Consent => text === 'granted' || text === 'denied'

function stored(): Consent | undefined {
  try {
    const text = localStorage.getItem(KEY)
    return isConsent(text) ? text : answered
  } catch {
    return answered
  }
}

function change(answer: Consent | undefined): void {
  answered = answer
  try {
    if (answer) localStorage.setItem(KEY, answer)
    else localStorage.removeItem(KEY)
  } catch {
    // The answer holds for this page.
  }
  for (const listener of listeners) listener()
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    removeEventListener('storage', listener)
  }
}

/** Keeps the answer on this device. */
export const answerConsent = (answer: Consent): void => change(answer)

/** Asks again, as the footer offers. */
export const askConsentAgain = (): void => change(undefined)

/** A server asks for nothing: the question appears once the script of the page can take its answer. */
const onServer = (): Consent => 'denied'

/** Returns the answer; `undefined` before one. */
export const useConsent = (): Consent | undefined => useSyncExternalStore(subscribe, stored, onServer)
