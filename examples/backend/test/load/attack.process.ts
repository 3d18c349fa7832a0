// A process of its own, so that sending costs the members who are measured no time: told its attack, it tells how it ended.
import { attackWith } from './attack.ts'

process.once('message', async (text) => {
  process.send?.(JSON.stringify(await attackWith(JSON.parse(String(text)))))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
