import { describe, expect, test } from 'vitest'
import { RETURN_TEAMS, returnTeam } from './return-team.ts'

const from = (address: string) => returnTeam(`?returnOriginalsUrl=${encodeURIComponent(address)}`)?.href

describe('the team that my page leads back to', () => {
  test.each(Object.keys(RETURN_TEAMS))('is %s on its pages', (slug) => {
    expect(from(`/${slug}`)).toBe(`/${slug}`)
    expect(from(`https://fandeck.example/${slug}/main?tab=1`)).toBe(`/${slug}`)
  })

  test.each(['', '/', '/itta-magazine/1', '/redboosters/main', 'javascript:alert(1)'])(
    'is none for %j',
    (address) => expect(from(address)).toBeUndefined(),
  )

  test('is a page of this site, whatever the origin of the address', () => {
    expect(from('https://evil.example/fcseoul-2025')).toBe('/fcseoul-2025')
    expect(from('javascript:alert(1)//fcseoul-2025')).toBe('/fcseoul-2025')
    expect(returnTeam('')).toBeUndefined()
  })
})
