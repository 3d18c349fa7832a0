import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv } from 'vite'
import { openerPolicies } from './opener-policy.ts'

/**
 * All that the site and the workspace packages take from npm, prepared at the start: a library found later would make
 * the dev server prepare again and reload the page under the fan.
 */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-router',
  'react-hook-form',
  'lucide-react',
  'embla-carousel-react',
  '@tanstack/react-query',
  '@fandeck/widgets > @floating-ui/react',
  '@fandeck/widgets > qrcode',
  '@fandeck/sdk > dayjs',
  '@fandeck/sdk > dayjs/plugin/utc.js',
  '@fandeck/sdk > mitt',
  '@fandeck/sdk > ofetch',
  '@fandeck/sdk > zod/mini',
  '@fandeck/sdk > zustand/vanilla',
]

export default defineConfig(({ mode }) => {
  const { VITE_API_ORIGIN } = loadEnv(mode, import.meta.dirname)
  // On the local network the backend's certificate is our own (`scripts/lan.ts`).
  const api = { target: VITE_API_ORIGIN, xfwd: true, secure: false }
  const server = {
    host: 'localhost',
    port: Number(process.env.PORT ?? 4400),
    strictPort: true,
    proxy: { '/api': api, '/dev': api },
  }
  return {
    plugins: [react(), openerPolicies],
    resolve: {
      conditions: ['fandeck-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'lucide-react'],
    },
    optimizeDeps: { include: libraries, noDiscovery: true },
    server,
    preview: server,
  }
})
