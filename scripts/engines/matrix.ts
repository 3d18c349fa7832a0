import { type Stack, startStack } from '../../tests/e2e/stack.ts'
import type { EngineKind } from './installed.ts'
import type { Journey } from './journeys/scene.ts'
import { type Outcome, play } from './play.ts'

/** Plays journeys in engines, each engine on a stack with the demo's first data, so that no engine sees what another did. */
export async function playMatrix(
  engines: readonly EngineKind[],
  journeys: readonly Journey[],
  onOutcome: (outcome: Outcome) => void,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const { start } of engines) {
    const stack: Stack = await startStack()
    try {
      for (const journey of journeys) {
        const outcome = await play(start, stack, journey)
        outcomes.push(outcome)
        onOutcome(outcome)
      }
    } finally {
      await stack.stop()
    }
  }
  return outcomes
}
