import { isFandeckError } from '@fandeck/sdk'
import { errorSentence } from '../../theme/messages.tsx'
import type { useCommonMessages } from '../use-common-messages.ts'

/** The parts of a query that say why it has failed. */
export interface FailedQuery {
  error?: unknown
  isPaused: boolean
}

/** Whether the network has failed; a query without a network is paused. */
export const isUnreachable = ({ error, isPaused }: FailedQuery): boolean =>
  isPaused || isFandeckError(error, 'http/network')

/** Returns why a query has failed: the connection only where that is the reason, else the sentence of the code. */
export const failureTitle = (messages: ReturnType<typeof useCommonMessages>, query: FailedQuery): string =>
  isUnreachable(query) ? messages['offline.title'] : errorSentence(messages, query.error)
