import * as z from 'zod/mini'
import type { IdentityConfig, PortOneConfig } from '../config.ts'
import { StartProblem } from '../start-problem.ts'

/** The variables of identity checks. */
export const IdentityEnvironment = {
  /** The channel of identity checks of PortOne V2. */
  PORTONE_IDENTITY_CHANNEL_KEY: z.optional(z.string()),
  /** The account at PortOne V1 (`imp…`), its REST key and secret, and the channel of identity checks. */
  PORTONE_V1_CODE: z.optional(z.string()),
  PORTONE_V1_API_KEY: z.optional(z.string()),
  PORTONE_V1_API_SECRET: z.optional(z.string()),
  PORTONE_V1_CHANNEL_KEY: z.optional(z.string()),
  /** Other URLs of PortOne V1, such as those of a test double. */
  PORTONE_V1_API_URL: z.optional(z.url()),
  PORTONE_V1_SCRIPT_URL: z.optional(z.url()),
} as const

const Given = z.object(IdentityEnvironment)

/** Returns the identity service of the environment; `undefined` for the sandbox. */
export function identityOf(
  given: z.output<typeof Given>,
  portOne: PortOneConfig | undefined,
): IdentityConfig | undefined {
  const {
    PORTONE_IDENTITY_CHANNEL_KEY: channelKey,
    PORTONE_V1_CODE: code,
    PORTONE_V1_API_KEY: apiKey,
    PORTONE_V1_API_SECRET: apiSecret,
  } = given
  const v1 = [code, apiKey, apiSecret]
  if (channelKey !== undefined && v1.some((value) => value !== undefined)) {
    throw new StartProblem('Identity checks use PORTONE_IDENTITY_CHANNEL_KEY or PORTONE_V1_CODE, not both.')
  }
  if (channelKey !== undefined) {
    if (!portOne) {
      throw new StartProblem(
        'PORTONE_IDENTITY_CHANNEL_KEY needs the keys of PortOne, such as PORTONE_STORE_ID.',
      )
    }
    const { storeId, apiSecret, apiUrl, scriptUrl } = portOne
    const urls = { ...(apiUrl && { apiUrl }), ...(scriptUrl && { scriptUrl }) }
    return { version: 2, storeId, apiSecret, channelKey, ...urls }
  }
  if (v1.every((value) => value === undefined)) return undefined
  if (!code || !apiKey || !apiSecret) {
    throw new StartProblem('PORTONE_V1_CODE, PORTONE_V1_API_KEY and PORTONE_V1_API_SECRET are set together.')
  }
  return {
    version: 1,
    code,
    apiKey,
    apiSecret,
    ...(given.PORTONE_V1_CHANNEL_KEY && { channelKey: given.PORTONE_V1_CHANNEL_KEY }),
    ...(given.PORTONE_V1_API_URL && { apiUrl: given.PORTONE_V1_API_URL }),
    ...(given.PORTONE_V1_SCRIPT_URL && { scriptUrl: given.PORTONE_V1_SCRIPT_URL }),
  }
}
