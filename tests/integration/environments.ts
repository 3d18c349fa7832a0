// The environments of `npm run test:matrix`, which run before each release; those of `test:all` are COPIES.
import type { Copy } from './workspace.ts'

/** An app with a page that sells: how it is built and served. */
interface Environment extends Copy {
  /** The script that builds it. @default build */
  script?: string
  /** The folder of its built files, for a host of static files. @default dist */
  files?: string
  /** The arguments of Node that start its server, in place of `files`; `PORT` is in its environment. */
  server?: readonly string[]
  /** More variables of its build and its server. */
  env?: Record<string, string>
}

const bundler = (name: string): Environment => ({ from: 'bundlers', script: `build:${name}`, files: name })

export const ENVIRONMENTS: Record<string, Environment> = {
  webpack: bundler('webpack'),
  parcel: bundler('parcel'),
  rollup: bundler('rollup'),
  esbuild: bundler('esbuild'),
  'vite-7': { from: 'vite-react', versions: { vite: '7.3.8', '@vitejs/plugin-react': '5.2.0' } },
  vue: { from: 'vue' },
  astro: { from: 'astro' },
  angular: { from: 'angular' },
  solid: { from: 'solid' },
  nuxt: { from: 'nuxt', server: ['.output/server/index.mjs'] },
  'next-cache': {
    from: 'next',
    over: 'next-cache',
    server: ['node_modules/next/dist/bin/next', 'start'],
    env: { NEXT_TELEMETRY_DISABLED: '1' },
  },
  'react-router': {
    from: 'react-router',
    server: ['node_modules/@react-router/serve/bin.cjs', 'build/server/index.js'],
  },
  tanstack: {
    from: 'tanstack',
    server: ['node_modules/srvx/bin/srvx.mjs', '--prod', '-s', '../client', 'dist/server/server.js'],
  },
}

/** Runtimes without a page: they read the drop from the backend by the SDK. */
export const RUNTIMES: Record<string, { command: readonly [string, ...string[]] }> = {
  workerd: { command: ['node', 'workerd.mjs'] },
  bun: { command: ['node_modules/@oven/bun-linux-x64/bin/bun', 'bun.mjs'] },
}
