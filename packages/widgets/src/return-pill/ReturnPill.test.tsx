import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, test } from 'vitest'
import { ReturnPill } from './ReturnPill.tsx'

afterEach(cleanup)

describe('S2.39 the link back to a team', () => {
  test.each([
    ['FC서울', '#c4122f', 'FC서울로 돌아가기', '#fff'],
    ['FC안양', '#6a2fb5', 'FC안양으로 돌아가기', '#fff'],
    ['수원 블루윙즈', '#2450c8', '수원 블루윙즈로 돌아가기', '#fff'],
    ['ITTA', '#eadcc3', 'ITTA(으)로 돌아가기', '#16141c'],
  ])('%s has its name, crest and colours', (teamName, color, words, ink) => {
    render(<ReturnPill {...{ teamName, color }} crest="/crest.svg" href="/team" />)
    const link = screen.getByRole('link', { name: words })
    expect(link.getAttribute('href')).toBe('/team')
    expect(link.style.getPropertyValue('--fandeck-pill')).toBe(color)
    expect(link.style.getPropertyValue('--fandeck-on-pill')).toBe(ink)
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/crest.svg')
  })

  test('uses the link of the caller', () => {
    const renderLink = ({ href }: { href: string }) => <i data-to={href} />
    render(<ReturnPill teamName="FC서울" color="#c4122f" href="/team" renderLink={renderLink} />)
    expect(document.querySelector('[data-to="/team"]')).toBeTruthy()
  })
})
