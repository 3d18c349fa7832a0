import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ok, refuse } from '../testing/fake-server.ts'
import { aClaimedCard } from '../testing/fixtures.ts'
import { testKit } from '../testing/test-kit.ts'
import { WALKS } from '../walks.test-helper.ts'
import { codeMemory } from './claims.memory.ts'
import { ClaimedCard } from './claims.schema.ts'
import { claimCode } from './claims.ts'

/** Two issued codes, an unissued one, one with a wrong check character, and an incomplete one. */
const [PRINTED, OTHER, UNKNOWN, WRONG, HALF] = [
  '234L37L7PKLP',
  'ANPTEKTXA7FX',
  'UJTLJU4PYTJA',
  'ANPTEKTXA7FY',
  'ANPT',
]
const CARDS: Readonly<Record<string, number>> = { [PRINTED]: 201, [OTHER]: 202 }
const KEPT_MS = 600_000
const FAILURES = ['claims/mistyped-code', 'claims/unknown-code', 'claims/code-used', 'http/network']

const step = fc.oneof(
  fc.record({
    act: fc.constantFrom('claim' as const, 'keep' as const),
    code: fc.constantFrom(PRINTED, OTHER, UNKNOWN, WRONG, HALF),
    lost: fc.boolean(),
  }),
  fc.record({ act: fc.constant('forget' as const) }),
  fc.record({ act: fc.constant('wait' as const), ms: fc.constantFrom(1, KEPT_MS / 2, KEPT_MS) }),
)

test('S1.14 D12b D33 seeded walks of the code entry keep and send good codes only, and give each card once', async () => {
  const { fandeck, server, clock } = testKit({ loggedIn: true })
  const used = new Set<number>()
  const replies = new Map<string, number>()
  let lost = false
  // As the backend: a code gives its card once, and a repeated key its first reply.
  server.on('POST /card/1', ({ headers, body }) => {
    const key = headers.get('idempotency-key') ?? ''
    const code: string = Reflect.get(Object(body), 'check_data')
    const card = replies.get(key) ?? CARDS[code]
    const refusal = card === undefined ? 'UNKNOWN_CODE' : !replies.has(key) && used.has(card) && 'CODE_USED'
    if (card !== undefined && !refusal) {
      used.add(card)
      replies.set(key, card)
    }
    if (lost) throw new TypeError('Failed to fetch')
    return refusal || card === undefined
      ? refuse(409, '다시 확인해 주세요.', refusal || 'UNKNOWN_CODE')
      : ok(ClaimedCard, aClaimedCard({ cardId: card }))
  })
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 20, size: 'max' }), async (steps) => {
      used.clear()
      const memory = codeMemory(fandeck, 'deck')
      memory.clear()
      let kept: { code: string; until: number } | undefined
      const received: number[] = []
      const claim = async (code: string) => {
        const outcome = await claimCode(fandeck, { code }).then(
          ({ cardId }) => cardId,
          (error: { code: string }) => error.code,
        )
        if (typeof outcome === 'number') received.push(outcome)
        else expect(FAILURES).toContain(outcome)
        return outcome
      }
      for (const one of steps) {
        if (one.act === 'wait') await clock.advance(one.ms)
        if (one.act === 'forget') {
          memory.clear()
          kept = undefined
        }
        if (one.act === 'keep') {
          memory.write(one.code)
          kept = { code: one.code, until: clock.now() + KEPT_MS }
        }
        if (one.act === 'claim') {
          lost = one.lost
          const sent = server.requests.length
          const outcome = await claim(one.code)
          const good = one.code !== WRONG && one.code !== HALF
          expect(outcome === 'claims/mistyped-code').toBe(!good)
          expect(server.requests.length > sent).toBe(good)
        }
        const { code, until } = kept ?? {}
        const readable = code !== WRONG && code !== HALF && until !== undefined && clock.now() < until
        expect(memory.read()).toBe(readable ? code : undefined)
      }
      // The claim after a lost reply receives what that one has used.
      lost = false
      await claim(UNKNOWN)
      expect(received.toSorted()).toEqual([...used].toSorted())
    }),
    { numRuns: WALKS, seed: 16 },
  )
  expect(replies.size).toBeGreaterThan(WALKS / 10)
})
