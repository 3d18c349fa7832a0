import type { Fault } from './fault.ts'
import { headerFaults } from './header.faults.ts'
import { sequenceFaults } from './sequence.faults.ts'
import { statusFaults } from './status.faults.ts'

/** Faults that no field shows: headers, statuses, times, and second effects. Each begins anew for each run. */
export const faults: readonly Fault[] = [...headerFaults, ...statusFaults, ...sequenceFaults]
