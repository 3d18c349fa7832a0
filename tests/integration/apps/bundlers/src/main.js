import '@fandeck/widgets/fandeck.js'
