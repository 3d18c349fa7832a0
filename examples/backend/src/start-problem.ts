/** Why the backend cannot start: one sentence for the person at the terminal, without a stack. */
export class StartProblem extends Error {}
