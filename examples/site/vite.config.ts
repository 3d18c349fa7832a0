import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv } from 'vite'
import { securityHeadersPlugin } from './security-headers.ts'
import { servedFiles } from './served-files.ts'

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
  const {
    VITE_API_ORIGIN = '',
    VITE_PAY_ORIGIN = '',
    VITE_WALLET_ORIGIN = '',
  } = loadEnv(mode, import.meta.dirname)
  const servers = { api: VITE_API_ORIGIN, pay: VITE_PAY_ORIGIN, wallet: VITE_WALLET_ORIGIN }
  // On the local network the backend's certificate is our own (`scripts/lan.ts`).
  const api = { target: VITE_API_ORIGIN, xfwd: true, secure: false }
  const server = {
    host: 'localhost',
    port: Number(process.env.PORT ?? 4400),
    strictPort: true,
    proxy: { '/api': api, '/dev': api },
  }
  return {
    plugins: [react(), securityHeadersPlugin(servers)],
    resolve: {
      conditions: ['fandeck-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'lucide-react'],
    },
    optimizeDeps: { include: libraries, noDiscovery: true },
    server: { ...server, fs: servedFiles(process.env.DATA_DIR || '.fandeck') },
    preview: server,
  }
})
