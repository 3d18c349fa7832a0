import { koCommon } from '../theme/common.ko.ts'
import { koCollectionsErrors } from '../theme/errors/collections.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koCollections } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koCollections, { errors: koCollectionsErrors })

/** Returns the messages of created collections. */
export const useCollectionMessages = () => useMessagesOf(sentences)
