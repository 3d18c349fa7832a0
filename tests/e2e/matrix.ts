// The cases of a matrix (D98): `npm run test:all` runs its core, `npm run test:matrix` every case.

/** Whether this run is `npm run test:matrix`. */
export const EVERY_CASE = process.env.FANDECK_RING === 'matrix'

/** Returns the cases of this run. */
export const casesOf = <Case>(
  all: readonly Case[],
  isCore: (one: Case, index: number) => boolean,
): readonly Case[] => (EVERY_CASE ? all : all.filter(isCore))
