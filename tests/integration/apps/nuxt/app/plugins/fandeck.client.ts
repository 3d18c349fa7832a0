import '@fandeck/widgets/fandeck.js'

export default defineNuxtPlugin(() => {})
