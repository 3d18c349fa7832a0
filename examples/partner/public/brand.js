// Vite serves it by this address only when the page runs.
import { logOut } from '/fandeck/drop.js'

const button = document.querySelector('#logout')
button?.addEventListener('click', () => logOut())
