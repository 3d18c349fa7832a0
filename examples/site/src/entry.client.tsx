import 'virtual:initial-font.css'
import './reset.css'
import './widgets.css'
import './site.css'
import { prefetchDropMember } from '@fandeck/sdk/drops'
import { hydrate } from '@tanstack/react-query'
import { createBrowserHistory } from 'history'
import { StrictMode } from 'react'
import { createRoot, hydrateRoot } from 'react-dom/client'
import { App } from './App.tsx'
import { pageConfig } from './config.ts'
import { createSiteClient } from './fandeck.ts'
import { keepAboveKeyboard } from './keyboard.ts'
import { whenIdle } from './layout/when-idle.ts'
import { previewToken } from './preview/preview-token.ts'
import { createCache } from './query-client.ts'
import { recoverQueries } from './recover-queries.ts'
import { reloadAfterDeploy } from './reload-after-deploy.ts'
import { renderedState } from './rendered-state.ts'
import { Router } from './router/Router.tsx'

const place = document.getElementById('root')
if (!place) throw new Error('index.html has no #root.')

reloadAfterDeploy()
const config = pageConfig()
const preview = previewToken()
if (preview) {
  void import('./preview/start-preview.tsx').then((module) => module.startPreview(place, config, preview))
} else show(place)
keepAboveKeyboard()
// Decoration: without it, the browser draws a rare character in another font.
whenIdle(
  () => void import('./other-characters.ts').then((module) => module.loadOtherCharacters()).catch(() => {}),
)

/** Shows the site as it is now. */
function show(place: Element): void {
  const queryClient = createCache()
  const state = renderedState()
  if (state) hydrate(queryClient, state.queries)
  recoverQueries(queryClient)
  const fandeck = createSiteClient(config)
  const dropId = Number(location.pathname.split('/drops/')[1])
  // The provider asks for the member before the page of the drop hydrates.
  if (dropId) prefetchDropMember(fandeck, { dropId })

  const app = (
    <StrictMode>
      <Router history={createBrowserHistory()}>
        <App config={config} fandeck={fandeck} queryClient={queryClient} renderedAt={state?.renderedAt} />
      </Router>
    </StrictMode>
  )
  if (state) hydrateRoot(place, app)
  else {
    for (const tag of document.head.querySelectorAll('[data-document]')) tag.remove()
    createRoot(place).render(app)
  }
}
