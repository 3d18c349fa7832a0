import './base-ui.css'
import { Drawer } from '@base-ui/react/drawer'
import { createRoot } from 'react-dom/client'
import { Rows } from './rows.tsx'

const Page = () => (
  <Drawer.Root>
    <Drawer.Trigger id="open">열기</Drawer.Trigger>
    <Drawer.Portal>
      <Drawer.Backdrop className="backdrop" />
      <Drawer.Viewport className="viewport">
        <Drawer.Popup className="popup">
          <Drawer.Content>
            <Drawer.Title>내 혜택</Drawer.Title>
            <Drawer.Close>닫기</Drawer.Close>
            <Rows />
          </Drawer.Content>
        </Drawer.Popup>
      </Drawer.Viewport>
    </Drawer.Portal>
  </Drawer.Root>
)

createRoot(document.getElementById('root') ?? document.body).render(<Page />)
