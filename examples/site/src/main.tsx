import 'pretendard/dist/web/variable/pretendardvariable-dynamic-subset.css'
import './reset.css'
import '@fandeck/widgets/styles.css'
import './site.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from './App.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root.')
createRoot(place).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
