import { registerStylesInVite } from '../styles.plugin.ts'

// Ladle brings a Vite of its own: a plain object, no import of ours.
export default {
  plugins: [registerStylesInVite],
  resolve: { conditions: ['fandeck-source', 'module', 'browser', 'development|production'] },
}
