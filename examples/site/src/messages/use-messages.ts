import { joined, ko, useMessagesOf } from '@fandeck/widgets'
import { koSite } from './site.ko.ts'

const sentences = joined(ko, koSite)

/** Returns the messages of the widgets and of the site. */
export const useMessages = () => useMessagesOf(sentences)
