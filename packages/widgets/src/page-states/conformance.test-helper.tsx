import type { ConformingPart } from '../../test/describe-conformance.tsx'
import { NotFound } from './NotFound.tsx'
import { Outage } from './Outage.tsx'

export const parts: readonly ConformingPart[] = [
  ['NotFound', (p) => <NotFound {...p} homeHref="/" />, { heading: 1 }],
  ['Outage', (p) => <Outage {...p} error={new TypeError('offline')} onRetry={() => {}} />],
]
