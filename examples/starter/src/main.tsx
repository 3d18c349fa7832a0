import '@fandeck/widgets/styles.css'
import './starter.css'
import { FandeckProvider } from '@fandeck/react'
import { LinkProvider, ModalProvider, ToastProvider } from '@fandeck/widgets'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { Link } from 'wouter'
import { App } from './App.tsx'
import { fandeck, samples } from './fandeck.ts'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root.')

createRoot(place).render(
  <StrictMode>
    <FandeckProvider fandeck={fandeck}>
      <ToastProvider>
        <ModalProvider>
          <LinkProvider renderLink={(link) => <Link {...link} />} supportHref="/support">
            {samples?.isPaymentPage() ? <samples.PaymentPage /> : <App />}
          </LinkProvider>
        </ModalProvider>
      </ToastProvider>
    </FandeckProvider>
  </StrictMode>,
)
