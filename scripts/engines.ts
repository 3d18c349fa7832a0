// `pnpm engines --rounds 100 [--only firefox|webkit]`: the tests of five tabs that call at the expiry of their session
// (G3), of the wallet window (G22) and of masked fields (S5.13) in the installed Firefox and WebKitGTK; `npm test` runs
// them in Chromium. Prints one JSON line per engine and figure; exits with 1 when a figure is wrong.
import { existsSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Engine } from './engines/engine.ts'
import { startFirefox } from './engines/firefox.ts'
import { playMasked } from './engines/masked.ts'
import { playTabs } from './engines/tabs.ts'
import { playWallet } from './engines/wallet.ts'
import { startWebKit } from './engines/webkit.ts'

const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '100' }, only: { type: 'string' } },
})
const rounds = Number(values.rounds)

const engines: [string, string, () => Promise<Engine>][] = [
  ['firefox', '/usr/bin/firefox-esr', startFirefox],
  ['webkit', '/usr/bin/WebKitWebDriver', startWebKit],
]
let good = true
for (const [name, binary, start] of engines) {
  if (values.only !== undefined && values.only !== name) continue
  if (!existsSync(binary)) {
    console.log(JSON.stringify({ engine: name, missing: binary }))
    continue
  }
  for (const play of [() => playTabs(start, rounds), () => playWallet(start), () => playMasked(start)]) {
    const result = await play()
    good &&= result.good
    console.log(JSON.stringify(result))
  }
}
process.exit(good ? 0 : 1)
