/**
 * The reference backend, for programs that start it themselves.
 *
 * @module
 */
export type { BackendConfig } from './config.ts'
export type { Backend } from './context.ts'
export type { Log } from './log.ts'
export { type RunningBackend, type StartOptions, startBackend } from './server.ts'
export { StartProblem } from './start-problem.ts'
