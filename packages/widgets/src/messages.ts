import type { ReactNode } from 'react'
import { ko } from './messages.ko.ts'
import type { MessageOverrides, Messages } from './messages.types.ts'
import { SentencesProvider, useMessagesOf } from './theme/messages.tsx'

/** A catalogue, and sentences to lay over it; both may be partial. */
export interface MessagesProviderProps {
  /** Korean when absent, and wherever it has no sentence. */
  messages?: MessageOverrides | undefined
  overrides?: MessageOverrides | undefined
  children?: ReactNode
}

/** Gives the parts below it their sentences; without one they speak Korean. */
export const MessagesProvider: (props: MessagesProviderProps) => ReactNode = SentencesProvider

/** The sentences of all widgets, as the nearest provider has them. */
export const useMessages = (): Messages => useMessagesOf(ko)

/** The catalogue with a partner's sentences laid over it; errors are laid over one by one. */
export function mergeMessages(base: Messages, overrides: MessageOverrides = {}): Messages {
  return { ...base, ...overrides, errors: { ...base.errors, ...overrides.errors } }
}
