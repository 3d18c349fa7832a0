import react from '@vitejs/plugin-react'
import { defaultClientConditions, defaultServerConditions, defineConfig, loadEnv, type Plugin } from 'vite'
import { chunkFileNames, chunks } from './chunks.ts'
import { initialFont } from './initial-font.ts'
import { securityHeadersPlugin } from './security-headers.ts'
import { servedFiles } from './served-files.ts'
import { documentOf } from './server/document.ts'
import type { SiteConfig } from './src/config.ts'

/**
 * All npm libraries of the site and the workspace packages, optimised at startup: one that is discovered later would
 * make the dev server optimise again and reload the page.
 */
const libraries = [
  'react',
  'react/jsx-runtime',
  'react/jsx-dev-runtime',
  'react-dom',
  'react-dom/client',
  'react-hook-form',
  'regexparam',
  'lucide-react',
  '@fandeck/widgets > embla-carousel',
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

/** Writes the configuration into the page of the development server, which renders nothing itself. */
const developmentPage = (config: SiteConfig): Plugin => ({
  name: 'development-page',
  apply: 'serve',
  transformIndexHtml: (html) => documentOf(html, { config, panel: true }),
})

const NO_STYLES = '\0no-styles'

/**
 * Leaves out the sheets that the sources of packages import, as their builds do: `widgets.css` has those of all pages,
 * and pages with other widgets link sheets with theirs.
 */
const ownStyles = (): Plugin => ({
  name: 'own-styles',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /^\..*\.css$/.test(source) && /\.tsx?$/.test(importer ?? '') && !importer?.startsWith(import.meta.dirname)
      ? NO_STYLES
      : undefined,
  load: (id) => (id === NO_STYLES ? '' : undefined),
})

export default defineConfig(({ mode, isSsrBuild = false }) => {
  const env = loadEnv(mode, import.meta.dirname)
  const config: SiteConfig = {
    site: env.VITE_SITE_ORIGIN ?? '',
    api: env.VITE_API_ORIGIN ?? '',
    market: env.VITE_MARKET_URL,
    main: env.VITE_MAIN_URL,
    cdn: env.VITE_CDN_URL,
    pay: env.VITE_PAY_ORIGIN ?? '',
    wallet: env.VITE_WALLET_ORIGIN ?? '',
  }
  // On the local network, the backend's certificate is self-signed (`scripts/lan.ts`).
  const api = { target: config.api, xfwd: true, secure: false }
  return {
    plugins: [react(), ownStyles(), initialFont(), developmentPage(config), securityHeadersPlugin(config)],
    resolve: {
      conditions: ['fandeck-source', ...defaultClientConditions],
      dedupe: ['react', 'react-dom', '@tanstack/react-query', 'react-hook-form', 'lucide-react'],
    },
    ssr: { resolve: { conditions: ['fandeck-source', ...defaultServerConditions] } },
    // One sheet: rendered HTML must be styled before any script has run.
    build: {
      cssCodeSplit: false,
      modulePreload: {
        polyfill: false,
        // The server preloads the scripts of a page, and links fetch theirs early: no list of them in the first script.
        resolveDependencies: (_file, deps, { hostType }) => (hostType === 'js' ? [] : deps),
      },
      rolldownOptions: {
        // Paths in the output are relative to it; by default, it is the folder that the build was started in.
        cwd: import.meta.dirname,
        ...(!isSsrBuild && { output: { codeSplitting: chunks, chunkFileNames } }),
      },
    },
    optimizeDeps: { include: libraries, noDiscovery: true },
    server: {
      host: 'localhost',
      port: Number(process.env.PORT ?? 4400),
      strictPort: true,
      proxy: {
        ...(env.VITE_AUTH_URL && {
          '/api/auth': {
            ...api,
            target: env.VITE_AUTH_URL,
            rewrite: (path: string) => path.slice('/api/auth'.length),
          },
        }),
        '/api': api,
        '/dev': api,
        '/_next': api,
      },
      fs: servedFiles(process.env.DATA_DIR || '.fandeck'),
      // By default, every page of this machine may read the sources.
      cors: false,
    },
  }
})
