import react from '@vitejs/plugin-react'
import { defineConfig, loadEnv } from 'vite'

export default defineConfig(({ mode }) => {
  const { VITE_API_ORIGIN: target } = loadEnv(mode, import.meta.dirname)
  // The auth client calls its own origin; the backend reads that origin from the forwarded headers.
  const proxy = target ? { proxy: { '/api': { target, xfwd: true } } } : {}
  const address = { host: 'localhost', port: 4410, strictPort: true, cors: false, ...proxy }
  return {
    plugins: [react()],
    resolve: { conditions: ['fandeck-source', 'module', 'browser', 'development|production'] }, // in Fandeck's repository
    server: address,
    preview: address,
  }
})
