import type { Fandeck } from '@fandeck/sdk'
import { getBenefits } from '@fandeck/sdk/claims'
import { WALLET_CHANGED } from '../internal/invalidated-by.ts'
import { memberKey } from '../internal/query-keys.ts'
import { callOptions } from '../internal/query-options.ts'

/** Query options of the benefits that the member can use now (S7.2). */
export const benefitsQuery = (fandeck: Fandeck) =>
  callOptions(memberKey('benefits'), fandeck, getBenefits, 'claims:benefit-completed', ...WALLET_CHANGED)
