import { art } from './art.ts'

// The fragment of the address names the scene.
document.body.dataset.scene = location.hash.slice(1)
for (const face of document.querySelectorAll<HTMLElement>('.front'))
  face.style.backgroundImage = `url("${art(1)}")`
document.getElementById('press')?.addEventListener('click', () => document.body.classList.add('go'))
