/** Whether this run is `npm run test:matrix`, which plays every case of the long tests (D98). */
export const EVERY_CASE = process.env.FANDECK_RING === 'matrix'

/** The members of a filled shop: 100,000 in `npm run test:growth` (D98), `FANDECK_MEMBERS` for another size. */
export const MEMBERS = Number(
  process.env.FANDECK_MEMBERS ?? (process.env.FANDECK_RING === 'growth' ? 100_000 : 5000),
)
