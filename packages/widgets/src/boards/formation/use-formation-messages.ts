import type { FormationProblem, FormationSlot } from '@fandeck/sdk/campaigns'
import { koCommon } from '../../theme/common.ko.ts'
import { koCampaignsErrors } from '../../theme/errors/campaigns.ko.ts'
import { joined } from '../../theme/joined.ts'
import { useMessagesOf } from '../../theme/messages.tsx'
import { koFormation } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koFormation, { errors: koCampaignsErrors })

/** Returns the messages of the formation board. */
export const useFormationMessages = () => useMessagesOf(sentences)

type FormationMessages = ReturnType<typeof useFormationMessages>

/** Returns the name of a slot, such as "공격수 자리 2": its position, and its number among those of this position. */
export function slotName(
  messages: FormationMessages,
  places: readonly FormationSlot[],
  slot: number,
): string {
  const position = places[slot]?.position ?? 'FW'
  const number = places.slice(0, slot + 1).filter((one) => one.position === position).length
  return messages['formation.slot']({ position: messages[`formation.${position}`], number })
}

/** Returns why a card cannot stand in a slot. */
export function problemSentence(
  messages: FormationMessages,
  problem: FormationProblem,
  place: FormationSlot | undefined,
): string {
  return problem === 'wrong-position' && place
    ? messages['formation.wrongPosition']({ position: messages[`formation.${place.position}`] })
    : messages['formation.notOwned']
}
