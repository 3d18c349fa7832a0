import '@fandeck/widgets/styles.css'
import { Countdown } from '@fandeck/widgets'
import { Profiler } from 'react'
import { createRoot } from 'react-dom/client'
import { clock, ROWS, rendered } from './rows.ts'

const Page = () => (
  <ul>
    {ROWS.map((end) => (
      <Profiler key={end} id={`${end}`} onRender={rendered}>
        <li>
          <Countdown until={end} subscribe={clock.subscribe} now={clock.now} />
        </li>
      </Profiler>
    ))}
  </ul>
)

createRoot(document.getElementById('root') ?? document.body).render(<Page />)
