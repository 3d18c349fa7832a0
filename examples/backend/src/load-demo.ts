import type { Demo } from './context.ts'
import { StartProblem } from './start-problem.ts'

/**
 * Loads the demo. An installation for production needs no folder `demo/`.
 *
 * @throws StartProblem if the folder is absent
 */
export async function loadDemo(): Promise<Demo> {
  try {
    return (await import('./demo/demo.ts')).demo
  } catch (error) {
    const absent = error instanceof Error && 'code' in error && error.code === 'ERR_MODULE_NOT_FOUND'
    if (!absent || !error.message.includes('demo/demo.ts')) throw error
    throw new StartProblem('This installation has no demo: set FANDECK_MODE=production.')
  }
}
