import { art, MARKS } from './art.ts'

// The fragment of the address names the scene.
document.body.dataset.scene = location.hash.slice(1)
for (const face of document.querySelectorAll<HTMLElement>('.front'))
  face.style.backgroundImage = `url("${art(1)}")`
const cardArt = document.querySelector<HTMLImageElement>('.reveal .art')
if (cardArt) cardArt.src = art(1)
document.body.style.setProperty('--marks', `url("${MARKS}")`)
const dragged = document.querySelector<HTMLElement>('.drag [data-dragged]')
const from = { x: 0, y: 0 }
dragged?.addEventListener('pointerdown', ({ clientX, clientY, pointerId }) => {
  Object.assign(from, { x: clientX, y: clientY })
  dragged.setPointerCapture(pointerId)
})
dragged?.addEventListener('pointermove', ({ clientX, clientY, buttons }) => {
  if (buttons) dragged.style.translate = `${clientX - from.x}px ${clientY - from.y}px`
})
document.getElementById('press')?.addEventListener('click', () => document.body.classList.add('go'))
