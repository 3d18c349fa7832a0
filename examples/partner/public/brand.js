// A runtime address, which Vite must not bundle.
import { logOut } from '/fandeck/drop.js'

const button = document.querySelector('#logout')
button?.addEventListener('click', () => logOut())
