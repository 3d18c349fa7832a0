import { Hono } from 'hono'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type TestBackend, testBackend } from '../test/backend.ts'
import { formOf } from './form.ts'

const API = 'http://api.localhost'
const PAY = 'http://pay.localhost'
const URLENCODED = { 'content-type': 'application/x-www-form-urlencoded' }
const MULTIPART = { 'content-type': 'multipart/form-data; boundary=----------------------------boundary' }

const fieldsOf = (count: number) => Array.from({ length: count }, (_, n) => [`name${n}`, 'x'] as const)
const urlencoded = (count: number) =>
  new URLSearchParams(fieldsOf(count).map(([name, x]) => [name, x])).toString()
function multipart(texts: number, files = 0): FormData {
  const form = new FormData()
  for (const [name, value] of fieldsOf(texts)) form.set(name, value)
  for (let n = 0; n < files; n++) form.append('files', new File(['x'], `${n}.png`))
  return form
}

describe('the fields of a form', () => {
  const app = new Hono().post('/', async (c) => {
    const fields = await formOf(c)
    return c.json(
      Object.fromEntries(
        Object.entries(fields).map(([name, value]) => [name, Array.isArray(value) ? value.length : value]),
      ),
    )
  })
  app.onError((_error, c) => c.text('', 400))
  const send = (body: BodyInit, headers: Record<string, string> = {}) =>
    app.request('/', { method: 'POST', body, headers })

  test('are the first text of each name, and the files of each name', async () => {
    const form = multipart(1, 2)
    form.append('name0', 'second')
    expect(await (await send(form)).json()).toEqual({ name0: 'x', files: 2 })
    expect(await (await send('a=1&a=2&b=%EA%B0%80', URLENCODED)).json()).toEqual({ a: '1', b: '가' })
  })

  test('may be forty texts and four files, and no more', async () => {
    expect((await send(urlencoded(40), URLENCODED)).status).toBe(200)
    expect((await send(multipart(40, 4))).status).toBe(200)
    expect((await send(urlencoded(41), URLENCODED)).status).toBe(400)
    expect((await send(multipart(41))).status).toBe(400)
    expect((await send(multipart(0, 5))).status).toBe(400)
  })

  test.each([
    ['another boundary than that of its parts', 'multipart/form-data; boundary=none'],
    ['two boundaries', 'multipart/form-data; boundary=a; boundary=b'],
    ['no boundary', 'multipart/form-data'],
    ['no content type of a form', 'text/plain'],
  ])('are refused with %s', async (_, type) => {
    expect((await send('--b\r\n', { 'content-type': type })).status).toBe(400)
  })
})

describe('the routes that take a form', () => {
  let shop: TestBackend
  beforeAll(async () => {
    shop = await testBackend()
  })
  afterAll(() => shop.close())
  const post = (url: string, headers: Record<string, string>, body: string) =>
    shop.fetch(url, { method: 'POST', headers: { origin: new URL(url).origin, ...headers }, body })

  test('the sign-in of the operators refuses thousands of names and a form of more than 32 kB', async () => {
    const signIn = `${API}/staff/operations/sign-in`
    expect((await post(signIn, URLENCODED, urlencoded(1000))).status).toBe(400)
    expect((await post(signIn, URLENCODED, 'a'.repeat(33 * 1024))).status).toBe(413)
  })

  test('the identity checks of the sandbox refuse a malformed multipart form with 400', async () => {
    expect((await post(`${PAY}/identity/none`, MULTIPART, 'none')).status).toBe(400)
    expect(shop.errors).toEqual([])
  })
})
