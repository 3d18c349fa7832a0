// The minimal endpoint on the same HTTP server, as an upper bound of throughput.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/', (c) => c.json({ status: '200', message: '', data: null }))
serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) => process.send?.({ port }))
process.on('disconnect', () => process.exit(0))
