import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Small files that take minutes: one that began last would leave the other cores idle. */
const LONGEST = [
  'add-a-domain.long',
  'bad-input.e2e',
  'conform-faults.long',
  'engines.e2e',
  'in-app.e2e',
  'pools.long',
  'readers.long',
  'release.long',
  'site.long',
  'start.long',
]
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(`/${name}`))

/** Begins with the files that take longest; Vitest alone, which has no times in a new clone, begins with the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}
