import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { defineAsyncComponent } from 'vue'
import Layout from './Layout.vue'
import './playground.css'
import './site.css'

/** The code of a playground loads only on the pages that have one. */
export default {
  extends: DefaultTheme,
  Layout,
  enhanceApp({ app }) {
    app.component(
      'Playground',
      defineAsyncComponent(() => import('./Playground.vue')),
    )
    app.component(
      'WidgetPlayground',
      defineAsyncComponent(() => import('./WidgetPlayground.vue')),
    )
    app.component(
      'ThemeEditor',
      defineAsyncComponent(() => import('./ThemeEditor.vue')),
    )
  },
} satisfies Theme
