// `pnpm soak:cluster --seed N --faults N`: buyers through HAProxy while parts of a cluster are killed and frozen: N faults of
// each kind, in an order by seed. Prints one JSON line; exits with 1 when an order is lost, sold or charged twice, or a
// control does not fail. `--kinds primary,etcd,pgbouncer,backend,node,frozen` selects kinds, `--parts soak,control` parts.
import { parseArgs } from 'node:util'
import { missingPackages } from './cluster/packages.ts'
import { FAULTS, isSound, replicationControl, type SoakOptions, soakCluster } from './cluster/soak/soak.ts'

const text = (byDefault: string) => ({ type: 'string', default: byDefault }) as const
const { values } = parseArgs({
  options: {
    seed: text('1'),
    faults: text('20'),
    kinds: text(FAULTS.join()),
    parts: text('soak,control'),
    buyers: text('2000'),
    drops: text('20'),
    every: text('500'),
    backends: text('3'),
    port: text('4700'),
  },
})
const missing = missingPackages()
if (missing.length > 0) {
  console.error(`These Debian packages are missing: apt-get install ${missing.join(' ')}`)
  process.exit(1)
}
const kinds = FAULTS.filter((kind) => values.kinds.split(',').includes(kind))
const options: SoakOptions = {
  seed: Number(values.seed),
  faults: Number(values.faults),
  kinds,
  buyers: Number(values.buyers),
  drops: Number(values.drops),
  everyMs: Number(values.every),
  backends: Number(values.backends),
  firstPort: Number(values.port),
  say: (step) => console.error(`  … ${step}`),
}
const numbers = Object.values(options).filter((value) => typeof value === 'number')
if (kinds.length === 0 || !numbers.every((value) => Number.isInteger(value) && value > 0)) {
  console.error(
    `Usage: pnpm soak:cluster --seed 1 --faults 20 --buyers 2000 --drops 20 --kinds ${FAULTS.join()}`,
  )
  process.exit(2)
}
const wanted = (part: string) => values.parts.split(',').includes(part)
const began = performance.now()
const soak = wanted('soak') && (await soakCluster(options))
const control = wanted('control') && (await replicationControl(options))
console.log(
  JSON.stringify({
    ...(soak && { soak }),
    ...(control && { control }),
    seconds: Math.round((performance.now() - began) / 1000),
  }),
)
const failed =
  (soak && !isSound(soak)) ||
  (control && (control.synchronous.acknowledged > 0 || control.asynchronous.lost === 0))
process.exit(failed ? 1 : 0)
