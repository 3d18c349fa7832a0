import { completeBenefitEndpoint, getBenefitQrEndpoint, getBenefitsEndpoint } from '@fandeck/sdk/wire'
import { Hono } from 'hono'
import type { Backend } from '../context.ts'
import { createAdmission } from '../limits/admission.ts'
import { endpointsOf } from '../serve.ts'
import { newQrKey, usableBenefits } from './benefits.ts'
import { completeByPassword } from './completion.ts'

/** Benefits, their QR keys and their completion with the staff's password (S7.2–S7.4). */
export function benefitsRoutes(backend: Backend): Hono {
  // Five wrong passwords lock a benefit, fifty an event (D14).
  const passwords = createAdmission({ concurrency: 4, most: 128, perKey: 24 })
  const app = new Hono()
  const serve = endpointsOf(app, backend)
  serve(getBenefitsEndpoint, ({ caller }) => usableBenefits(backend, caller.userId))
  serve(getBenefitQrEndpoint, ({ c, caller, params }) => {
    c.header('cache-control', 'no-store')
    return newQrKey(backend, caller.userId, params.benefitId)
  })
  serve(completeBenefitEndpoint, ({ caller, params, body }) =>
    passwords.run(caller.userId, () =>
      completeByPassword(backend, caller.userId, params.benefitId, body.pwd),
    ),
  )
  return app
}
