import { seoulDates } from '@fandeck/sdk'

/** The dates of the site; over `Intl`, so that no first view loads a library for dates. */
export const dates = seoulDates('ko')
