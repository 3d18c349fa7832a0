import type { Fandeck } from '@fandeck/sdk'
import { getCheers } from '@fandeck/sdk/cheers'
import { publicKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the cheers on the wall, newest first. */
export const cheersQuery = (fandeck: Fandeck) =>
  callOptions(publicKey('cheers'), fandeck, getCheers, 'cheers:sent')
