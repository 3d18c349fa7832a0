import { joined, koCommon, koErrors, useMessagesOf } from '@fandeck/widgets'
import { koSite } from './site.ko.ts'

const sentences = joined(koCommon, { errors: koErrors }, koSite)

/** The messages that the site reads. */
export type SiteMessages = ReturnType<typeof useMessages>

/** Returns the messages of the site, and those that it shares with the widgets: the common ones and the errors. */
export const useMessages = () => useMessagesOf(sentences)
