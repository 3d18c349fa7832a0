/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  outDir: 'ladle-build',
  port: 61010,
  previewPort: 61011,
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
}
