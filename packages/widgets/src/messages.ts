import type { ReactNode } from 'react'
import { ko } from './messages.ko.ts'
import type { MessageOverrides, Messages } from './messages.types.ts'
import { SentencesProvider, useMessagesOf } from './theme/messages.tsx'

/** A catalogue, and overrides of it; both can be partial. */
export interface MessagesProviderProps {
  /** The catalogue; missing messages stay Korean. @default Korean */
  messages?: MessageOverrides | undefined
  overrides?: MessageOverrides | undefined
  children?: ReactNode
}

/** Provides messages to its subtree; without it they are Korean. */
export const MessagesProvider: (props: MessagesProviderProps) => ReactNode = SentencesProvider

/** Returns the messages of all widgets from the nearest provider. */
export const useMessages = (): Messages => useMessagesOf(ko)

/** Returns the catalogue with overrides; `errors` is merged by code. */
export function mergeMessages(base: Messages, overrides: MessageOverrides = {}): Messages {
  return { ...base, ...overrides, errors: { ...base.errors, ...overrides.errors } }
}
