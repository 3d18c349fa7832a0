import { getBenefitQrEndpoint } from '../../claims/claims.endpoints.ts'
import { QrKey } from '../../claims/claims.schema.ts'
import type { Check } from '../check.ts'
import { contracted } from '../contract.ts'
import { envelopeOf } from '../exchange.ts'
import { inputNamed } from '../inputs.ts'
import { soon } from '../times.ts'
import { wireField } from '../wire-names.ts'

/** The longest life of a key (D42), and the time after which a page requests the next one (S4.30). */
const MOST_MS = 180_000
const LEAST_MS = 170_000

/** The keys of a QR code: each is new, and ends within three minutes. */
export const qrKey: Check = {
  name: 'qr-key',
  about: 'Each request for a QR issues another key, which lasts for 170 to 180 seconds.',
  rows: ['S3.10', 'D42'],
  async run(world, report) {
    if (!world.has(getBenefitQrEndpoint)) return
    const called = contracted(getBenefitQrEndpoint)
    const benefitId = await inputNamed(world, 'benefitId')
    if (!('value' in benefitId)) return report.skip(called, benefitId.reason)
    const input = { params: { benefitId: Number(benefitId.value) } }
    const first = await world.call(getBenefitQrEndpoint, input, { expects: 'any' })
    if (envelopeOf(first).code === 'NOT_VERIFIED')
      return report.skip(called, 'The member is not verified (NOT_VERIFIED). Use the token of one who is.')
    const second = await world.call(getBenefitQrEndpoint, input)
    if (!first.data || !second.data)
      return report.skip(called, 'No key was issued; the faults of the reply are reported by other checks.')
    const same = first.data.randomKey === second.data.randomKey
    report.judge(called, [
      ...soon(second, wireField(QrKey, second.data, 'expiresAt'), second.data.expiresAt, MOST_MS, LEAST_MS),
      ...(same
        ? [
            {
              field: wireField(QrKey, second.data, 'randomKey'),
              found: 'the key of the last reply',
              expected: 'another key',
            },
          ]
        : []),
    ])
  },
}
