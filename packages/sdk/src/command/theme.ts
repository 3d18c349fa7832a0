import { parse, wcagContrast } from 'culori'
import { type Fault, faultOf } from './fault.ts'

const LEAST = 4.5
/** The colours of text, each with the one behind it. */
const PAIRS = [
  ['--fd-on-primary', '--fd-primary'],
  ['--fd-on-wallet', '--fd-wallet'],
  ['--fd-ink', '--fd-bg'],
  ['--fd-ink-2', '--fd-bg'],
  ['--fd-ink-3', '--fd-bg'],
] as const

/** The colour of a token in light and in dark. */
function schemesOf(value: string): { light: string; dark: string } {
  const [, light = value, dark = value] =
    /^\s*light-dark\(([^,]+|[^(]+\([^)]*\)),(.+)\)\s*$/.exec(value) ?? []
  return { light: light.trim(), dark: dark.trim() }
}

/** Warns of text in a theme that is hard to read; colours that are no plain ones are not judged. */
export function themeFaults(
  theme: Readonly<Record<string, string>>,
  lineOf: (token: string) => number,
): Fault[] {
  const warning = (token: string, expected: string): Fault => ({
    ...faultOf('shop.json', expected, lineOf(token)),
    path: `theme.${token}`,
    level: 'warning',
  })
  return PAIRS.flatMap(([text, ground]) => {
    const [front, behind] = [theme[text], theme[ground]]
    if ((front ?? behind) === undefined || (ground === '--fd-bg' && !(front && behind))) return []
    if (front === undefined) return [warning(ground, `${text} beside it, the text on this colour`)]
    if (behind === undefined) return [warning(text, `${ground} beside it, the colour behind this text`)]
    return (['light', 'dark'] as const).flatMap((scheme) => {
      const [a, b] = [schemesOf(front)[scheme], schemesOf(behind)[scheme]]
      if (!parse(a) || !parse(b)) return []
      const contrast = wcagContrast(a, b)
      if (contrast >= LEAST) return []
      return [warning(text, `${LEAST}:1 on ${ground} in ${scheme}; it has ${contrast.toFixed(1)}:1`)]
    })
  })
}
