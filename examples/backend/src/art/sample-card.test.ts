import { describe, expect, it } from 'vitest'
import { sampleCardSvg } from './sample-card.ts'

const art = { kind: 'athlete', team: 'seoul', number: 10, pose: 'kick', seed: '10' } as const
const code = '9WLK-NTUH-GP9L'
const codeSvg = '<svg xmlns="http://www.w3.org/2000/svg" width="280" height="100"><path d="M0 0h9v9z"/></svg>'

describe('sampleCardSvg', () => {
  it('lays the code drawing on a white label, at its own ratio', () => {
    const svg = sampleCardSvg({ card: { art, cardName: '한이준' }, code, codeSvg })
    expect(svg).toContain(
      'viewBox="0 0 280 100" preserveAspectRatio="xMidYMid meet"><path d="M0 0h9v9z"/></svg>',
    )
    expect(svg.match(/<svg/g)?.length).toBe(svg.match(/<\/svg>/g)?.length)
  })

  it('escapes names', () => {
    const svg = sampleCardSvg({ card: { art, cardName: '<한 & 이준>' }, code, codeSvg })
    expect(svg).toContain('&lt;한 &amp; 이준>')
  })

  it('refuses a drawing that is not a sized SVG', () => {
    const card = { art, cardName: '한이준' }
    expect(() => sampleCardSvg({ card, code, codeSvg: '<path/>' })).toThrow('complete SVG')
    expect(() => sampleCardSvg({ card, code, codeSvg: '<svg></svg>' })).toThrow('viewBox')
  })
})
