import { describe, expect, it } from 'vitest'
import { readEnvironment } from './environment.ts'

describe('the keys of PortOne', () => {
  const keys = {
    PORTONE_STORE_ID: 's',
    PORTONE_API_SECRET: 'a',
    PORTONE_WEBHOOK_SECRET: 'w',
    PORTONE_CHANNEL_KEY: 'c',
  }

  it('come together or not at all', () => {
    expect(readEnvironment(keys).portOne).toMatchObject({ storeId: 's', channelKey: 'c' })
    expect(readEnvironment({}).portOne).toBeUndefined()
    expect(() => readEnvironment({ ...keys, PORTONE_API_SECRET: '' })).toThrow('PortOne needs')
  })

  it('may name a channel for each method', () => {
    const named = (text: string) => readEnvironment({ ...keys, PORTONE_CHANNEL_KEYS: text }).portOne
    expect(named('K=k-1, T=t-1')?.channelKeys).toEqual({ kakaoPay: 'k-1', toss: 't-1' })
    expect(() => named('X=1')).toThrow('PORTONE_CHANNEL_KEYS')
  })
})
