import { availableParallelism } from 'node:os'
import { type Admission, createAdmission } from '../limits/admission.ts'
import { Problem } from '../problem.ts'

/** Without a code, so that the scanner stays and sends another frame (D60). */
const busyReader = () => new Problem(429, '카드를 확인하는 사람이 많아요. 잠시 후 다시 시도해 주세요.')

/** Doors for what costs a process much: pictures to read and passwords to hash. */
export interface ClaimDoors {
  /** One picture of a member at a time, as the scanner sends them, so that the queue holds as many members as pictures. */
  scans: Admission
  passwords: Admission
}

/** A picture takes a core for 50 to 150 ms; 48 of them are read within the ten seconds that each may take. */
export const claimDoors = (): ClaimDoors => ({
  scans: createAdmission({
    concurrency: availableParallelism(),
    most: 48,
    perKey: 1,
    refusal: busyReader,
  }),
  // A benefit is locked after five wrong ones, an event after fifty (D14).
  passwords: createAdmission({ concurrency: 4, most: 128, perKey: 24 }),
})
