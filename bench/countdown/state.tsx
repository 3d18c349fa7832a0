import '@fandeck/widgets/styles.css'
import { useEffect, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { clock, ROWS, rendered } from './rows.ts'

const two = (value: number) => String(Math.floor(value)).padStart(2, '0')
const left = (ms: number) => `${two(ms / 3_600_000)}:${two((ms / 60_000) % 60)}:${two((ms / 1000) % 60)}`

function Row({ ms }: { ms: number }) {
  rendered()
  return (
    <li>
      <span className="fandeck-countdown">
        <time>{left(ms)}</time>
      </span>
    </li>
  )
}

/** The usual approach: the time is state of the page, and every row renders. */
function Page() {
  const [now, setNow] = useState(clock.now)
  useEffect(() => clock.subscribe(() => setNow(clock.now())), [])
  return (
    <ul>
      {ROWS.map((end) => (
        <Row key={end} ms={end - now} />
      ))}
    </ul>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<Page />)
