import { joined, koCommon, koErrors, useMessagesOf } from '@fandeck/widgets'
import { koSite } from './site.ko.ts'

const sentences = joined(koCommon, { errors: koErrors }, koSite)

/** Returns the messages of the site with those of all errors, for pages whose calls a server can refuse. */
export const useAllMessages = () => useMessagesOf(sentences)
