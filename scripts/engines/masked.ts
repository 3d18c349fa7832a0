import type { Engine } from './engine.ts'

/** Whether a text field can be masked (S5.13): the staff's field relies on it in every engine. */
export async function playMasked(start: () => Promise<Engine>) {
  const engine = await start()
  try {
    const [page] = await engine.pages()
    const masks = await page?.evaluate("CSS.supports('-webkit-text-security', 'disc')")
    return { engine: engine.name, figure: 'S5.13', good: masks === true }
  } finally {
    await engine.close()
  }
}
