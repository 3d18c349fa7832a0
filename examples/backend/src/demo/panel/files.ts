import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Hono } from 'hono'
import { routesOf } from '../../routes.ts'

const read = (name: string) => readFileSync(join(import.meta.dirname, name), 'utf8')

/** The script and style of the development panel; its state requires the panel's token (`guard.ts`). */
export function panelFiles(): Hono {
  const app = new Hono()
  const route = routesOf(app)
  const script = read('panel.client.js')
  const sheet = read('panel.css')
  route({ method: 'GET', path: '/dev/panel.js', auth: 'development' }, (c) =>
    c.body(script, 200, { 'content-type': 'text/javascript; charset=utf-8' }),
  )
  route({ method: 'GET', path: '/dev/panel.css', auth: 'development' }, (c) =>
    c.body(sheet, 200, { 'content-type': 'text/css; charset=utf-8' }),
  )
  return app
}
