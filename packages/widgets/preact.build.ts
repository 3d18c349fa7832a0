// What the builds that run on Preact, and the tests of them, import in place of React.
import { fileURLToPath } from 'node:url'

export const preact = {
  'react-dom/client': fileURLToPath(new URL('src/element/preact-client.ts', import.meta.url)),
  'react-dom': 'preact/compat',
  'react/jsx-runtime': 'preact/jsx-runtime',
  react: 'preact/compat',
}
