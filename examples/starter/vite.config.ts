import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const { VITE_API_ORIGIN: target } = loadEnv(mode, import.meta.dirname)
  // The auth client calls its own origin; the backend reads that origin from the forwarded headers.
  const proxy = { '/api': { target, xfwd: true } }
  const address = { host: 'localhost', port: 4410, strictPort: true, cors: false, proxy }
  return {
    plugins: [react()],
    // In this repository, the packages are read from their sources; an app with the published packages omits this.
    resolve: { conditions: ['fandeck-source', ...defaultClientConditions] },
    server: address,
    preview: address,
  }
})
