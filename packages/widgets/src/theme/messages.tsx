import { createContext, type ReactNode, useContext, useMemo } from 'react'
import type { Section } from './joined.ts'
import { ko } from './messages.ko.ts'
import type { MessageOverrides, Messages, Widened } from './messages.types.ts'

/** What is laid over the Korean sentences, which every part brings along for itself. */
const MessagesContext = /* @__PURE__ */ createContext<MessageOverrides>({})

/** The catalogue with a partner's sentences laid over it; errors are laid over one by one. */
export function mergeMessages(base: Messages, overrides: MessageOverrides = {}): Messages {
  return { ...base, ...overrides, errors: { ...base.errors, ...overrides.errors } }
}

/** A catalogue, and sentences to lay over it. */
export interface MessagesProviderProps {
  /** Korean when absent. */
  messages?: Messages
  overrides?: MessageOverrides | undefined
  children?: ReactNode
}

/** Gives the parts below it their sentences; without one they speak Korean. */
export function MessagesProvider({ messages, overrides, children }: MessagesProviderProps) {
  const value = useMemo(
    () => ({ ...messages, ...overrides, errors: { ...messages?.errors, ...overrides?.errors } }),
    [messages, overrides],
  )
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}

/** The sentences of the nearest provider. */
export function useMessages(): Messages {
  return useMessagesOf(ko)
}

/** The sentences of one subject: a widget brings its own, so that a page loads no other widget's. */
export function useMessagesOf<S extends Section>(section: S): Widened<S> {
  const over = useContext(MessagesContext)
  return useMemo(
    // Whatever is laid over a key has the key's form: `MessageOverrides` says so.
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
