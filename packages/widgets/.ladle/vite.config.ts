// Ladle brings a Vite of its own: a plain object, no import of ours.
export default {
  resolve: { conditions: ['fandeck-source', 'module', 'browser', 'development|production'] },
}
