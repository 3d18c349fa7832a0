import '@fandeck/widgets/styles.css'
import { Drawer } from '@fandeck/widgets'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Rows } from './rows.tsx'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" id="open" onClick={() => setOpen(true)}>
        열기
      </button>
      <Drawer open={open} onOpenChange={setOpen} title="내 혜택" top={72}>
        <Rows />
      </Drawer>
    </>
  )
}

createRoot(document.getElementById('root') ?? document.body).render(<Page />)
