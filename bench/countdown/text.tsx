import '@fandeck/widgets/styles.css'
import { useLayoutEffect, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { clock, ROWS, rendered } from './rows.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const left = (ms: number) => `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`

/** A row whose text node is written directly on each tick of a shared clock. */
function Row({ end }: { end: number }) {
  rendered()
  const time = useRef<HTMLTimeElement>(null)
  useLayoutEffect(() => {
    const write = () => {
      if (time.current) time.current.textContent = left(end - clock.now())
    }
    write()
    return clock.subscribe(write)
  }, [end])
  return (
    <li>
      <span className="fandeck-countdown">
        <time ref={time} />
      </span>
    </li>
  )
}

const Page = () => (
  <ul>
    {ROWS.map((end) => (
      <Row key={end} end={end} />
    ))}
  </ul>
)

createRoot(document.getElementById('root') ?? document.body).render(<Page />)
