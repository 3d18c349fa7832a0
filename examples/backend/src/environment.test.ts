import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { hasDemo, secureCookies } from './config.ts'
import { readEnvironment } from './environment.ts'

const read = (env: Record<string, string>) => readEnvironment({ FANDECK_MODE: 'demo', ...env })
const https = {
  SITE_ORIGIN: 'https://site.example',
  API_ORIGIN: 'https://api.example',
  PAY_ORIGIN: 'https://pay.example',
}

describe('D78 the mode', () => {
  it.each([undefined, '', 'production'])('is production for %o', (mode) => {
    const env = readEnvironment({ ...https, FANDECK_MODE: mode, NODE_ENV: 'development' })
    expect(env.mode).toBe('production')
    expect(hasDemo(env)).toBe(false)
  })

  it.each(['prod', 'Production', 'dev', 'DEMO', 'demo ', 'true', '1'])(
    'is a sentence when it is %o',
    (mode) => {
      expect(() => readEnvironment({ ...https, FANDECK_MODE: mode })).toThrow('look at FANDECK_MODE')
    },
  )

  it.each(['development', 'demo'] as const)(
    'includes demo content for %s, independent of NODE_ENV',
    (mode) => {
      expect(hasDemo(readEnvironment({ FANDECK_MODE: mode, NODE_ENV: 'production' }))).toBe(true)
    },
  )

  it.each(Object.keys(https))('requires https for %s in production', (name) => {
    expect(() => readEnvironment({ ...https, [name]: 'http://shop.example' })).toThrow('are https')
    expect(read({ ...https, [name]: 'http://shop.example' }).mode).toBe('demo')
  })

  it.each(['ALLOWED_ORIGINS', 'WALLET_ORIGIN'])('requires https for the pages of %s too', (name) => {
    const open = 'http://partner.example'
    const pages = name === 'ALLOWED_ORIGINS' ? `https://a.example, ${open}` : open
    expect(() => readEnvironment({ ...https, [name]: pages })).toThrow(`are https; ${open} is not`)
    expect(read({ ...https, [name]: pages }).mode).toBe('demo')
  })

  it('decides which cookies are `Secure`', () => {
    expect(secureCookies({ mode: 'production' }, 'http://api.example')).toBe(true)
    expect(secureCookies({ mode: 'demo' }, 'https://192.168.0.10:4400')).toBe(true)
    expect(secureCookies({ mode: 'demo' }, 'http://localhost:4400')).toBe(false)
  })
})

describe('D59 the keys of identity checks', () => {
  const payments = {
    PORTONE_STORE_ID: 's',
    PORTONE_API_SECRET: 'a',
    PORTONE_WEBHOOK_SECRET: 'w',
    PORTONE_CHANNEL_KEY: 'c',
  }
  const v1 = { PORTONE_V1_CODE: 'imp0', PORTONE_V1_API_KEY: 'k', PORTONE_V1_API_SECRET: 's' }

  it('choose PortOne V2, V1, or the sandbox', () => {
    expect(read({}).identity).toBeUndefined()
    expect(read(payments).identity).toBeUndefined()
    expect(read({ ...payments, PORTONE_IDENTITY_CHANNEL_KEY: 'i' }).identity).toEqual({
      version: 2,
      storeId: 's',
      apiSecret: 'a',
      channelKey: 'i',
    })
    expect(read({ ...v1, PORTONE_V1_CHANNEL_KEY: 'c1' }).identity).toEqual({
      version: 1,
      code: 'imp0',
      apiKey: 'k',
      apiSecret: 's',
      channelKey: 'c1',
    })
  })

  it('are complete, and of one version', () => {
    expect(() => read({ PORTONE_IDENTITY_CHANNEL_KEY: 'i' })).toThrow('needs the keys of PortOne')
    expect(() => read({ ...v1, PORTONE_V1_API_SECRET: '' })).toThrow('are set together')
    expect(() => read({ ...payments, ...v1, PORTONE_IDENTITY_CHANNEL_KEY: 'i' })).toThrow('not both')
  })
})

describe('the keys of PortOne', () => {
  const keys = {
    PORTONE_STORE_ID: 's',
    PORTONE_API_SECRET: 'a',
    PORTONE_WEBHOOK_SECRET: 'w',
    PORTONE_CHANNEL_KEY: 'c',
  }

  it('must all be set or all be absent', () => {
    expect(read(keys).portOne).toMatchObject({ storeId: 's', channelKey: 'c' })
    expect(read({}).portOne).toBeUndefined()
    expect(() => read({ ...keys, PORTONE_API_SECRET: '' })).toThrow('PortOne needs')
  })

  it('can set a channel per method', () => {
    const named = (text: string) => read({ ...keys, PORTONE_CHANNEL_KEYS: text }).portOne
    expect(named('K=k-1, T=t-1')?.channelKeys).toEqual({ kakaoPay: 'k-1', toss: 't-1' })
    expect(() => named('X=1')).toThrow('PORTONE_CHANNEL_KEYS')
  })
})

describe('the store of media', () => {
  const s3 = {
    MEDIA_S3_URL: 'https://s3.ap-northeast-2.amazonaws.com/shop-media/',
    MEDIA_S3_ACCESS_KEY_ID: 'i',
    MEDIA_S3_SECRET_ACCESS_KEY: 's',
  }

  it('is the database, a folder, or a bucket', () => {
    expect(read({}).media).toBeUndefined()
    expect(read({ MEDIA_DIR: '/srv/media' }).media).toEqual({ folder: '/srv/media' })
    const url = 'https://s3.ap-northeast-2.amazonaws.com/shop-media'
    const keys = { accessKeyId: 'i', secretAccessKey: 's' }
    expect(read(s3).media).toEqual({ url, region: 'us-east-1', ...keys })
    expect(read({ ...s3, MEDIA_S3_REGION: 'ap-northeast-2' }).media).toMatchObject({
      region: 'ap-northeast-2',
    })
  })

  it('is one, with its keys', () => {
    expect(() => read({ ...s3, MEDIA_DIR: '/srv/media' })).toThrow('not both')
    for (const name of Object.keys(s3)) {
      expect(() => read({ ...s3, [name]: '' })).toThrow('are set together')
    }
    expect(() => read({ ...s3, MEDIA_S3_URL: 'shop-media' })).toThrow('look at MEDIA_S3_URL')
  })
})

it('the README names every variable', () => {
  const names = (file: string, pattern: RegExp) =>
    [...readFileSync(join(import.meta.dirname, file), 'utf8').matchAll(pattern)].map(([, name]) => name)
  const read = names('environment.ts', /^ {2}([A-Z][A-Z0-9_]+): /gm)
  expect(read).toContain('SITE_ORIGIN')
  const documented = names('../README.md', /`([A-Z][A-Z0-9_]+)`/g)
  expect(read.filter((name) => !documented.includes(name))).toEqual([])
})
