import manifest from './package.json' with { type: 'json' }

/** The entry points, read from the package's exports. */
export default {
  entryPoints: Object.entries(manifest.exports)
    .filter(([path]) => path !== './internal')
    .map(([, target]) => target['fandeck-source']),
}
