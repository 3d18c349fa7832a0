import { type SeoulDates, seoulDates } from '@fandeck/sdk'
import { knownLanguage } from './known-language.ts'
import { useMessagesOf } from './messages.tsx'

const language = { 'common.language': 'ko' }

/** Returns the formats of dates in the language of the messages. */
export const useDates = (): SeoulDates =>
  seoulDates(knownLanguage(useMessagesOf(language)['common.language']))
