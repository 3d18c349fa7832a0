import { joined, koCommon, useMessagesOf } from '@fandeck/widgets'
import { koSite } from './site.ko.ts'

const sentences = joined(koCommon, koSite)

/**
 * Returns the messages of the site, and the common ones of the widgets: of errors, those of the network and of the
 * session. The other errors are in no first view; see `useAllMessages`.
 */
export const useMessages = () => useMessagesOf(sentences)
