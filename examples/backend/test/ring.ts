/** Whether this run is `npm run test:matrix`, which plays every case of the long tests (D98). */
export const EVERY_CASE = process.env.FANDECK_RING === 'matrix'
