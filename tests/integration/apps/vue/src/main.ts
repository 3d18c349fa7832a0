import { define } from '@fandeck/widgets/elements'
import { createApp } from 'vue'
import App from './App.vue'

define()
createApp(App).mount('#app')
