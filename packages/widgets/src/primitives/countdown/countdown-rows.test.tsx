import { FandeckProvider, useDropPhase, useFandeck } from '@fandeck/react'
import { aDrop, NOON, testKit } from '@fandeck/sdk/testing'
import { act, cleanup, render } from '@testing-library/react'
import { type ComponentType, Profiler, useEffect, useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Countdown } from './Countdown.tsx'
import { remainingTime } from './countdown-format.ts'

afterEach(cleanup)

const ROWS = Array.from({ length: 100 }, (_, at) => at)
const dropOf = (row: number) => aDrop({ info: { endAt: NOON + 3_600_000 + row * 60_000 } }).info

/** A row of the drop list: the phase of its drop and the remaining time. */
function Row({ row }: { row: number }) {
  const { clock } = useFandeck()
  const info = dropOf(row)
  return (
    <li>
      {useDropPhase(info)} <Countdown until={info.endAt} subscribe={clock.subscribe} now={clock.now} />
    </li>
  )
}

/** The control: a row that keeps the time in state. */
function StateRow({ row }: { row: number }) {
  const { clock } = useFandeck()
  const [now, setNow] = useState(clock.now)
  useEffect(() => clock.subscribe(() => setNow(clock.now())), [clock])
  return <li>{remainingTime(dropOf(row).endAt - now).seconds}</li>
}

async function rendersOf(Each: ComponentType<{ row: number }>, ticks: number) {
  const { fandeck, clock } = testKit({ loggedIn: true })
  let rendered = 0
  const { container } = render(
    <FandeckProvider fandeck={fandeck}>
      {ROWS.map((row) => (
        <Profiler key={row} id={`${row}`} onRender={() => rendered++}>
          <Each row={row} />
        </Profiler>
      ))}
    </FandeckProvider>,
  )
  const mounted = rendered
  const timers = clock.pending()
  // One `act` per tick, because React batches the updates of one `act`.
  for (let tick = 0; tick < ticks; tick++) await act(() => clock.advance(1000))
  return { renders: rendered - mounted, timers, container }
}

test('C2 100 countdown rows render 0 components a tick, and share one timer', async () => {
  const { renders, timers, container } = await rendersOf(Row, 10)
  expect(renders).toBe(0)
  expect(timers).toBe(1)
  expect(container.querySelector('time')?.textContent).toBe('00:59:50')
})

test('C2 control: with the time in state, every row renders at every tick', async () => {
  expect((await rendersOf(StateRow, 10)).renders).toBe(1000)
})
