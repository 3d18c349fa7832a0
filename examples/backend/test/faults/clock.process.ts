// Preloaded into a backend: its clock jumps on request, as the system's can.
const Real = Date
let ahead = 0

globalThis.Date = class extends Real {
  constructor(...given: [] | [number | string]) {
    if (given.length === 0) super(Real.now() + ahead)
    else super(...given)
  }
  static override now(): number {
    return Real.now() + ahead
  }
} as DateConstructor

process.on('message', (message: { jump?: number }) => {
  if (typeof message.jump !== 'number') return
  ahead += message.jump
  process.send?.({ jumped: ahead })
})
// The listener must not keep the process alive.
process.channel?.unref()
