// A separate process, so that sending takes no time from the measured members; takes its attack as JSON and
// prints the result.
import { attackWith } from './attack.ts'

process.once('message', async (text) => {
  process.send?.(JSON.stringify(await attackWith(JSON.parse(String(text)))))
})
process.on('disconnect', () => process.exit(0))
process.send?.('ready')
