import type { IdentityConfig } from '../config.ts'
import type { IdentityAdapter } from './adapter.ts'
import { portOneV1 } from './portone.v1.ts'
import { portOneV2 } from './portone.v2.ts'

/** Returns the configured identity service. */
export const identityAdapter = (config: IdentityConfig): IdentityAdapter =>
  config.version === 1 ? portOneV1(config) : portOneV2(config)
