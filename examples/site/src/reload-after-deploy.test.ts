// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reloadAfterDeploy } from './reload-after-deploy.ts'

const OLD = '/assets/shell-old.js'
const reload = vi.fn()
let stop: () => void

const pageWith =
  (script: string, status = 200) =>
  async () =>
    new Response(`<script type="module" src="${script}"></script>`, { status })

/** A script is missing, and the page has had time to ask the server. */
async function miss() {
  dispatchEvent(new Event('vite:preloadError'))
  await new Promise((done) => setTimeout(done))
}

beforeEach(() => {
  stop = reloadAfterDeploy(OLD, reload)
})
afterEach(() => {
  stop()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  reload.mockReset()
})

test('a script that is missing after a deploy reloads the page once', async () => {
  vi.stubGlobal('fetch', pageWith('/assets/shell-new.js'))
  await miss()
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
})

test('the reloaded page reloads again after the next deploy, and not before', async () => {
  vi.stubGlobal('fetch', pageWith('/assets/shell-new.js'))
  await miss()
  stop()
  stop = reloadAfterDeploy('/assets/shell-new.js', reload)
  await miss()
  expect(reload).toHaveBeenCalledTimes(1)
  vi.stubGlobal('fetch', pageWith('/assets/shell-newer.js'))
  await miss()
  expect(reload).toHaveBeenCalledTimes(2)
})

test.each([
  ['the same deploy', pageWith(OLD)],
  ['a server that fails', pageWith('/assets/shell-new.js', 503)],
  ['no network', () => Promise.reject(new TypeError('offline'))],
])('%s reloads nothing', async (_, answer) => {
  vi.stubGlobal('fetch', answer)
  await miss()
  expect(reload).not.toHaveBeenCalled()
})

test('without storage, the page does not reload, because it could not stop', async () => {
  vi.stubGlobal('fetch', pageWith('/assets/shell-new.js'))
  vi.stubGlobal('sessionStorage', undefined)
  await miss()
  expect(reload).not.toHaveBeenCalled()
})
