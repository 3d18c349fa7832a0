import { koCommon } from '../theme/common.ko.ts'
import { joined } from '../theme/joined.ts'
import { useMessagesOf } from '../theme/messages.tsx'
import { koDevices } from './messages.ko.ts'

const sentences = /* @__PURE__ */ joined(koCommon, koDevices)

/** Returns the messages of the devices. */
export const useDeviceMessages = () => useMessagesOf(sentences)
