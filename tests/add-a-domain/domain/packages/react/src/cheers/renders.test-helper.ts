import * as hooks from '../index.ts'
import { publicKey } from '../internal/query-keys.ts'

export const queries = { useCheers: { use: () => hooks.useCheers(), key: publicKey('cheers'), data: [] } }

export const others = { useSendCheer: hooks.useSendCheer }
