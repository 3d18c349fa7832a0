import { createBrowserHistory } from 'history'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '../App.tsx'
import { basesOf } from '../bases.ts'
import type { SiteConfig } from '../config.ts'
import { createSiteClient } from '../fandeck.ts'
import { createCache } from '../query-client.ts'
import { recoverQueries } from '../recover-queries.ts'
import { Router } from '../router/Router.tsx'
import { openPreview } from './open-preview.ts'
import { PreviewBar } from './PreviewBar.tsx'
import { createPreviewClient } from './preview-client.ts'

/** Shows the site at the time of a preview; an expired link shows it as it is now, and says so. */
export async function startPreview(place: Element, config: SiteConfig, token: string): Promise<void> {
  const preview = await openPreview(basesOf(config).mainUrl, token)
  const fandeck = preview === 'ended' ? createSiteClient(config) : createPreviewClient(config, preview)
  const queryClient = createCache()
  recoverQueries(queryClient)
  for (const tag of document.head.querySelectorAll('[data-document]')) tag.remove()
  // The server has rendered this page as it is now.
  place.replaceChildren()
  createRoot(place).render(
    <StrictMode>
      <Router history={createBrowserHistory()}>
        <App config={config} fandeck={fandeck} queryClient={queryClient} renderedAt={undefined} />
      </Router>
      <PreviewBar preview={preview} />
    </StrictMode>,
  )
}
