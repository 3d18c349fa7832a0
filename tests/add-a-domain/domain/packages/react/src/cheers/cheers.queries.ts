import { type Fandeck, getCheers } from '@fandeck/sdk'
import { publicKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the cheers on the wall, newest first. */
export const cheersQuery = (fandeck: Fandeck) =>
  callOptions(publicKey('cheers'), fandeck, getCheers, 'cheers:sent')
