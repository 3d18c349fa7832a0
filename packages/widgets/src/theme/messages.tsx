import { createContext, type ReactNode, useContext, useMemo } from 'react'
import { ko } from './messages.ko.ts'
import type { MessageOverrides, Messages } from './messages.types.ts'

const MessagesContext = /* @__PURE__ */ createContext<Messages>(ko)

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
export function MessagesProvider({ messages = ko, overrides, children }: MessagesProviderProps) {
  const value = useMemo(() => mergeMessages(messages, overrides), [messages, overrides])
  return <MessagesContext.Provider value={value}>{children}</MessagesContext.Provider>
}

/** The sentences of the nearest provider. */
export function useMessages(): Messages {
  return useContext(MessagesContext)
}

/** The fan's sentence for anything thrown: by its `code`, else the fallback; never the developer's message. */
export function errorSentence(messages: Messages, error: unknown): string {
  const sentences: Readonly<Record<string, string>> = messages.errors
  const code = typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined
  const known = typeof code === 'string' && Object.hasOwn(sentences, code) ? sentences[code] : undefined
  return known ?? messages.errors.fallback
}
