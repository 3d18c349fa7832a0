/** @type {import('@ladle/react').UserConfig} */
export default {
  stories: 'src/**/*.stories.tsx',
  defaultStory: 'welcome--fandeck',
  // The order of `stories/wings.ts`.
  storyOrder: [
    'welcome*',
    'drops*',
    'cards*',
    'wallet*',
    'campaigns*',
    'account*',
    'site*',
    'elements*',
    'primitives*',
  ],
  addons: {
    width: {
      options: { phone: 320, handset: 390, tablet: 768, desktop: 1280 },
      enabled: true,
      defaultState: 0,
    },
  },
  outDir: 'ladle-build',
  port: 61010,
  previewPort: 61011,
  viteConfig: `${process.cwd()}/.ladle/vite.config.ts`,
}
