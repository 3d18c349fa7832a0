import { koCommon } from '../theme/common.ko.ts'
import { koAccountErrors } from '../theme/errors/account.ko.ts'
import { koDropsErrors } from '../theme/errors/drops.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koPostcode } from '../theme/postcode.ko.ts'
import { koAddress } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(
  koCommon,
  koAddress,
  koPostcode,
  { errors: koDropsErrors },
  { errors: koAccountErrors },
)

/** Returns the messages of the saved delivery address. */
export const useAddressMessages = () => useMessagesOf(sentences)
