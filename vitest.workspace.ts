import { resolve } from 'node:path'
import react from '@vitejs/plugin-react'
import { playwright } from '@vitest/browser-playwright'
import { defaultClientConditions, defaultServerConditions } from 'vite'
import { defineConfig } from 'vitest/config'
import { chromiumPath } from './scripts/browser.ts'

const root = (path: string) => resolve(import.meta.dirname, path)
const source = 'fandeck-source'

/** Node and jsdom projects resolve workspace packages to their sources through `ssr`. */
const node = { ssr: { resolve: { conditions: [source, ...defaultServerConditions] } } }
const web = { resolve: { conditions: [source, ...defaultClientConditions] } }
const executablePath = chromiumPath()
/** Where something hangs a test ends; it is no measure of speed. */
const patient = { testTimeout: 60_000, hookTimeout: 60_000 }
const launchOptions = { ...(executablePath && { executablePath }), args: ['--no-sandbox'] }

export default defineConfig({
  test: {
    projects: [
      {
        ...node,
        test: {
          ...patient,
          name: 'sdk',
          root: root('packages/sdk'),
          isolate: true,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        ...node,
        ...web,
        plugins: [react()],
        test: {
          ...patient,
          name: 'react',
          setupFiles: ['test.setup.ts'],
          root: root('packages/react'),
          isolate: true,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
        },
      },
      {
        ...node,
        ...web,
        plugins: [react()],
        test: {
          ...patient,
          name: 'widgets',
          setupFiles: ['test.setup.ts'],
          root: root('packages/widgets'),
          isolate: true,
          environment: 'jsdom',
          include: ['src/**/*.test.{ts,tsx}'],
          exclude: ['**/*.browser.test.tsx'],
        },
      },
      {
        ...web,
        plugins: [react()],
        optimizeDeps: {
          include: [
            'react',
            'react-dom',
            'react-dom/client',
            'react/jsx-dev-runtime',
            'react/jsx-runtime',
            'axe-core',
            'qrcode',
            'canvas-confetti',
            'jsqr',
            '@floating-ui/react',
            'lucide-react',
            'react-hook-form',
            '@testing-library/react',
            '@testing-library/user-event',
          ],
        },
        test: {
          ...patient,
          name: 'browser',
          setupFiles: ['test.setup.ts'],
          root: root('packages/widgets'),
          isolate: true,
          include: ['src/**/*.browser.test.tsx'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            viewport: { width: 390, height: 844 },
            provider: playwright({ launchOptions }),
            instances: [
              { browser: 'chromium', name: 'light' },
              {
                browser: 'chromium',
                name: 'dark',
                provider: playwright({ launchOptions, contextOptions: { colorScheme: 'dark' } }),
              },
            ],
          },
        },
      },
      {
        ...node,
        test: {
          ...patient,
          name: 'backend',
          root: root('examples/backend'),
          isolate: true,
          globalSetup: ['test/postgres.setup.ts'],
          include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
        },
      },
      {
        ...node,
        test: {
          ...patient,
          name: 'site',
          root: root('examples/site'),
          isolate: true,
          include: ['src/**/*.test.ts'],
        },
      },
      {
        ...node,
        test: {
          ...patient,
          name: 'laws',
          root: root('.'),
          isolate: true,
          include: ['tests/*.test.ts', 'scripts/*.test.ts'],
        },
      },
      {
        ...node,
        test: {
          name: 'e2e',
          root: root('.'),
          isolate: true,
          include: ['tests/e2e/*.e2e.test.ts'],
          testTimeout: 180_000,
          hookTimeout: 120_000,
          fileParallelism: false,
        },
      },
    ],
  },
})
