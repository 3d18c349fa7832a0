import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Stack } from '../../tests/e2e/stack.ts'
import type { Engine, EnginePage } from './engine.ts'
import { type Journey, openSite } from './journeys/scene.ts'
import { pageScreenOf } from './screen.ts'

/** How a journey ended in an engine. */
export interface Outcome {
  /** The engine with its version. */
  engine: string
  journey: string
  seconds: number
  /** The step, the errors of pages, and what was on screen; `undefined` after a success. */
  failure: string | undefined
}

let numbers = 0

/** Returns a number of a phone that the backend does not know. */
const newPhone = () => `010-7400-${String(++numbers).padStart(4, '0')}`

/** Returns what each page says, and saves a picture of it. */
async function lookAt(engine: Engine, journey: string): Promise<string> {
  const seen: string[] = []
  for (const page of await engine.pages()) {
    const text = (await pageScreenOf(page).text()).replaceAll(/\s*\n\s*/g, ' | ')
    const file = `fandeck-engines-${engine.name.split(' ')[0]}-${journey}-${Date.now()}.png`
    const picture = await savePicture(page, join(tmpdir(), file)).catch((reason) => `no picture (${reason})`)
    seen.push(`${await page.evaluate('location.href')}, see ${picture}: ${text}`)
  }
  return seen.join('\n')
}

async function savePicture(page: EnginePage, path: string): Promise<string> {
  writeFileSync(path, await page.screenshot())
  return path
}

/** Plays a journey in a new profile of an engine. */
export async function play(start: () => Promise<Engine>, stack: Stack, journey: Journey): Promise<Outcome> {
  const since = performance.now()
  const folder = mkdtempSync(join(tmpdir(), 'fandeck-journey-'))
  const engine = await start()
  let failure: string | undefined
  try {
    const page = await openSite(engine, stack)
    await journey.play({ engine, page, stack, phone: newPhone(), folder })
    const errors = engine.errors()
    if (errors.length > 0) failure = `Errors of pages: ${errors.join(' | ')}`
  } catch (error) {
    const seen = await lookAt(engine, journey.name).catch((reason) => `nothing to see: ${reason}`)
    const errors = engine.errors().join(' | ') || 'none'
    failure = `${error instanceof Error ? error.message : error}\nErrors of pages: ${errors}\n${seen}`
  } finally {
    await engine.close()
    rmSync(folder, { recursive: true, force: true })
  }
  const seconds = Math.round((performance.now() - since) / 100) / 10
  return { engine: engine.name, journey: journey.name, seconds, failure }
}
