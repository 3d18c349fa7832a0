import { joined, koCommon, koErrors, useMessagesOf } from '@fandeck/widgets'
import { koSite } from './site.ko.ts'

const sentences = joined(koCommon, { errors: koErrors }, koSite)

/** The messages of the site with those of all errors. */
export type AllMessages = ReturnType<typeof useAllMessages>

/** Returns the messages of the site with those of all errors, for pages whose calls a server can refuse. */
export const useAllMessages = () => useMessagesOf(sentences)
