import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** The files that take a minute or more: one that began last would leave the other cores idle. */
const LONGEST = [
  'bad-input.e2e',
  'engines.e2e',
  'in-app.e2e',
  'routes.e2e',
  'start.long',
  'faults.long',
  'conform-faults.long',
  'readers.long',
  'operations.long',
  'site.long',
  'add-a-domain.long',
  'draw.test',
  'plan.test',
]
const isLong = ({ moduleId }: TestSpecification) => LONGEST.some((name) => moduleId.includes(`/${name}`))

/** Begins with the files that take longest; Vitest alone, which has no times in a new clone, begins with the largest. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => Number(isLong(other)) - Number(isLong(one)))
  }
}
