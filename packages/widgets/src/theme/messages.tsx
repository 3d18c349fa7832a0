import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Section } from './joined.ts'
import type { Widened } from './messages.types.ts'

/** Overrides of the Korean messages, which each part imports itself. */
export const MessagesContext = /* @__PURE__ */ createContext<Section>({})

/** A catalogue, and overrides of it; both can be partial. */
export interface SentencesProviderProps {
  messages?: Section | undefined
  overrides?: Section | undefined
  children?: ReactNode
}

/** Returns a catalogue under its overrides. */
export const overlaid = (messages: Section | undefined, overrides: Section | undefined): Section => ({
  ...messages,
  ...overrides,
  errors: { ...messages?.errors, ...overrides?.errors },
})

/** Provides messages to its subtree; missing messages stay Korean. */
export function SentencesProvider({ messages, overrides, children }: SentencesProviderProps) {
  const value = useMemo(() => overlaid(messages, overrides), [messages, overrides])
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}

/** Returns the messages of one section; each widget imports its own, so that a page loads no others. */
export function useMessagesOf<S extends Section>(section: S): Widened<S> {
  const over = useContext(MessagesContext)
  return useMemo(
    // The types of `MessagesProvider` guarantee that each override has the type of its key.
    () => ({ ...section, ...over, errors: { ...section.errors, ...over.errors } }) as Widened<S>,
    [section, over],
  )
}

/** What a thrown value may have. */
interface Thrown {
  code?: unknown
  status?: unknown
  requestId?: unknown
}

/**
 * Returns the message for a thrown value by its `code`, or the fallback; never its developer `message`. A fault of the
 * server ends with the first digits of its request's id, by which the support finds it.
 */
export function errorSentence(
  { errors }: { errors: Readonly<Record<string, string>> & { fallback: string } },
  error: unknown,
): string {
  const { code, status, requestId }: Thrown = Object(error)
  const known = typeof code === 'string' && Object.hasOwn(errors, code) ? errors[code] : undefined
  const sentence = known ?? errors.fallback
  return status === 500 && requestId ? `${sentence} (${String(requestId).slice(0, 8)})` : sentence
}
