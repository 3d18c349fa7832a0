import { FandeckProvider } from '@fandeck/react'
import { createFandeck } from '@fandeck/sdk'
import { openSignIn } from '@fandeck/sdk/handover'
import { DropPurchase } from '@fandeck/widgets'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'

const fandeck = createFandeck({ marketUrl: 'https://api.example', cdnUrl: 'https://api.example/cdn' })

const signIn = () => void openSignIn(fandeck, { origin: 'https://fandeck.example' })

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <FandeckProvider fandeck={fandeck}>
        <DropPurchase dropId={101} onLoginRequired={signIn} />
      </FandeckProvider>
    </StrictMode>,
  )
}
