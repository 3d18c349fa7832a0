import { SESSION_INVALID } from '../../http/envelope.ts'
import { expiresAt, SessionRecord } from '../../session/record.ts'
import { refreshEndpoint } from '../../session/session.endpoints.ts'
import { readTokenClaims } from '../../session/token-claims.ts'
import type { Check, Finding } from '../check.ts'
import { contracted } from '../contract.ts'
import { envelopeOf, inWords } from '../exchange.ts'
import { soon } from '../times.ts'
import { wireField } from '../wire-names.ts'
import type { World } from '../world.ts'

const DAY_MS = 24 * 60 * 60_000

const renew = (world: World, bearer: string) => world.call(refreshEndpoint, { query: {} }, { as: { bearer } })

/** Returns what differs after a token that is not valid. */
async function unknownToken(world: World): Promise<Finding[]> {
  const bearer = 'a-refresh-token-that-is-not-valid'
  const reply = await world.call(refreshEndpoint, { query: {} }, { as: { bearer }, expects: 'refusal' })
  return String(envelopeOf(reply).status) === SESSION_INVALID
    ? []
    : [
        {
          field: 'status',
          found: inWords(reply),
          expected: `status "${SESSION_INVALID}" for a token that is not valid`,
        },
      ]
}

/** Renews the session twice with one token, as two tabs do, or one after a lost reply. */
async function twice(world: World, token: string): Promise<Finding[]> {
  const first = await renew(world, token)
  const second = await renew(world, token)
  const faults: Finding[] = []
  if (!first.data) return faults
  world.token = first.data.accessToken
  if (first.data.refreshToken === token)
    faults.push({
      field: wireField(SessionRecord, first.data, 'refreshToken'),
      found: 'the token that was sent',
      expected: 'a new token',
    })
  if (!readTokenClaims(first.data.accessToken))
    faults.push({
      field: wireField(SessionRecord, first.data, 'accessToken'),
      found: 'a text without these claims',
      expected: 'a JWT with tokenUserLoginType and tokenUserLevel',
    })
  const expiry = expiresAt(first.data)
  if (expiry === undefined)
    faults.push({
      field: 'data.expired',
      found: first.data.expired === undefined ? 'nothing' : 'a text that is no time',
      expected: 'a time in Seoul, YYYY-MM-DD HH:mm:ss',
    })
  else faults.push(...soon(first, 'data.expired', expiry, DAY_MS))
  if (!second.data)
    faults.push({ field: 'used twice', found: inWords(second), expected: 'the same tokens within 60 s' })
  else if (second.data.refreshToken !== first.data.refreshToken)
    faults.push({
      field: 'used twice',
      found: 'another refresh token',
      expected: 'the same tokens within 60 s',
    })
  return faults
}

/** The renewal of a session, and a refresh token that is used twice. */
export const refresh: Check = {
  name: 'refresh',
  about: 'A refresh token is replaced; used again within 60 seconds, it returns the same tokens.',
  rows: ['D42', 'S8.1'],
  last: true,
  async run(world, report) {
    if (!world.has(refreshEndpoint)) return
    const called = contracted(refreshEndpoint)
    report.judge(called, await unknownToken(world))
    const { refreshToken, write } = world.settings
    if (!write)
      return report.skip(called, 'With --write: replaces the tokens of FANDECK_MEMBER_REFRESH_TOKEN.')
    if (refreshToken === undefined)
      return report.skip(called, 'Set FANDECK_MEMBER_REFRESH_TOKEN to the refresh token of the member.')
    report.judge(called, await twice(world, refreshToken))
  },
}
