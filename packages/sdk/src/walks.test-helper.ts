/** How many seeded walks a machine takes: a core of them, and all in `npm run test:matrix` (D98). */
export const WALKS = process.env.FANDECK_RING === 'matrix' ? 10_000 : 1_000
