import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Section } from './joined.ts'
import type { Widened } from './messages.types.ts'

/** What is laid over the Korean sentences, which every part brings along for itself. */
const MessagesContext = /* @__PURE__ */ createContext<Section>({})

/** Sentences, and sentences to lay over them: of each as many as there are. */
export interface SentencesProviderProps {
  messages?: Section | undefined
  overrides?: Section | undefined
  children?: ReactNode
}

/** Gives the parts below it their sentences; what it leaves out stays Korean. */
export function SentencesProvider({ messages, overrides, children }: SentencesProviderProps) {
  const value = useMemo(
    () => ({ ...messages, ...overrides, errors: { ...messages?.errors, ...overrides?.errors } }),
    [messages, overrides],
  )
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}

/** The sentences of one subject: a widget brings its own, so that a page loads no other widget's. */
export function useMessagesOf<S extends Section>(section: S): Widened<S> {
  const over = useContext(MessagesContext)
  return useMemo(
    // Whatever is laid over a key has the key's form: the types of `MessagesProvider` say so.
    () => ({ ...section, ...over, errors: { ...section.errors, ...over.errors } }) as Widened<S>,
    [section, over],
  )
}

/** The fan's sentence for anything thrown: by its `code`, else the fallback; never the developer's message. */
export function errorSentence(
  messages: { errors: Readonly<Record<string, string>> & { fallback: string } },
  error: unknown,
): string {
  const sentences = messages.errors
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  const known = typeof code === 'string' && Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return known ?? sentences.fallback
}
