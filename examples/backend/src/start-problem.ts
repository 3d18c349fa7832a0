/** Why the backend cannot start: one sentence for the operator, printed without a stack. */
export class StartProblem extends Error {}
