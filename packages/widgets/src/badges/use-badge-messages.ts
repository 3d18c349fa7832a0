import type { Badge } from '@fandeck/sdk/overview'
import { koCommon } from '../theme/common.ko.ts'
import { koSharingErrors } from '../theme/errors/sharing.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koBadges } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koBadges, { errors: koSharingErrors })

/** Returns the messages of badges. */
export const useBadgeMessages = () => useMessagesOf(sentences)

/** Returns what is complete, such as `24장 모두 모음`. */
export const whatOf = (messages: ReturnType<typeof useBadgeMessages>, { kind, count }: Badge): string =>
  messages[`badge.${kind}`]({ count })
