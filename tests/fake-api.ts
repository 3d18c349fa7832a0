// The server of the test kit as the API of a page in Chromium.
import type { FakeServer } from '@fandeck/sdk/testing'
import type { Route } from 'playwright'

export const CORS = { 'access-control-allow-origin': '*', 'access-control-allow-headers': '*' }

/** Returns the handler of a route that answers from a fake server; pictures have the prefix `/cdn`. */
export const answeredBy = (server: FakeServer) => async (route: Route) => {
  const request = route.request()
  if (request.method() === 'OPTIONS') return route.fulfill({ status: 204, headers: CORS })
  const reply = await server.fetch(request.url().replace('/cdn/', '/'), {
    method: request.method(),
    headers: request.headers(),
    ...(request.postData() !== null && { body: request.postData() }),
  })
  return route.fulfill({
    status: reply.status,
    headers: { ...Object.fromEntries(reply.headers), ...CORS, 'access-control-expose-headers': 'Date' },
    body: await reply.text(),
  })
}
