// The cases of a matrix (D98): `npm run test:all` runs its core, `npm run test:matrix` every case.
import { EVERY_CASE } from '../../examples/backend/test/ring.ts'

export { EVERY_CASE }

/** Returns the cases of this run. */
export const casesOf = <Case>(
  all: readonly Case[],
  isCore: (one: Case, index: number) => boolean,
): readonly Case[] => (EVERY_CASE ? all : all.filter(isCore))
