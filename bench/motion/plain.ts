import { art } from './art.ts'

// The fragment of the address names the scene.
document.body.dataset.scene = location.hash.slice(1)
for (const face of document.querySelectorAll<HTMLElement>('.front'))
  face.style.backgroundImage = `url("${art(1)}")`
const dragged = document.querySelector<HTMLElement>('.drag .card')
const from = { x: 0, y: 0 }
dragged?.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
  Object.assign(from, { x: clientX, y: clientY })
  dragged.setPointerCapture(pointerId)
})
dragged?.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
  if (buttons) dragged.style.translate = `${clientX - from.x}px ${clientY - from.y}px`
})
document.getElementById('press')?.addEventListener('click', () => document.body.classList.add('go'))
