export default defineNuxtConfig({
  vue: { compilerOptions: { isCustomElement: (tag) => tag.startsWith('fandeck-') } },
  app: { head: { title: '새벽 카드', htmlAttrs: { lang: 'ko' } } },
  telemetry: false,
})
