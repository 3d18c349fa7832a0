// How the built sheets write `light-dark(a, b)`.
import { type AtRule, atRule, type ChildNode, type Declaration, parse, type Rule } from 'postcss'

const NAME = 'light-dark('

/** Returns the end of the first argument of a call, and the end of the call. */
function endsOf(value: string, start: number): { comma: number; end: number } {
  let depth = 0
  let comma = -1
  for (let at = start; at < value.length; at++) {
    if (value[at] === '(') depth++
    else if (value[at] === ',' && depth === 0) comma = at
    else if (value[at] === ')' && depth-- === 0) return { comma, end: at }
  }
  throw new Error(`A light-dark() without an end: ${value}`)
}

/** Rewrites each `light-dark(a, b)` of a value. */
function withPairs(value: string, write: (light: string, dark: string) => string): string {
  const at = value.indexOf(NAME)
  if (at === -1) return value
  const start = at + NAME.length
  const { comma, end } = endsOf(value, start)
  const pair = write(value.slice(start, comma).trim(), value.slice(comma + 1, end).trim())
  return `${value.slice(0, at)}${pair}${withPairs(value.slice(end + 1), write)}`
}

/**
 * The comma is the fallback of a property that is never set. Lightning CSS, which minifies for Vite and Next.js, leaves
 * such a pair alone; another it replaces with two variables that are set only where the sheet sets `color-scheme`.
 */
const hidden = (light: string, dark: string) => `light-dark(${light} var(--fandeck-comma,,)${dark})`

const compact = { before: '', after: '', between: '', afterName: ' ', semicolon: false }
const isPair = (node: ChildNode): node is Declaration => node.type === 'decl' && node.value.includes(NAME)

/** Returns the pairs of a rule for the browsers that know `light-dark()`. */
function pairsOf(rule: Rule): AtRule | undefined {
  const pairs = rule.nodes.filter(isPair)
  if (pairs.length === 0) return undefined
  const nodes = pairs.map((pair) =>
    pair.clone({ value: withPairs(pair.value, hidden), raws: { before: '', between: ':' } }),
  )
  const known = rule.clone({ nodes, raws: compact })
  return atRule({ name: 'supports', params: '(color:light-dark(red,red))', nodes: [known], raws: compact })
}

/**
 * Writes the light colour of each `light-dark()`, and the pair in `@supports`, so that a sheet keeps its colours in
 * browsers without the function and in every bundler of a page.
 */
export function writePairs(sheet: string): string {
  const root = parse(sheet)
  const rules: Rule[] = []
  root.walkRules((rule) => void rules.push(rule))
  for (const rule of rules) {
    const known = pairsOf(rule)
    for (const pair of rule.nodes.filter(isPair)) pair.value = withPairs(pair.value, (light) => light)
    if (known) rule.after(known)
  }
  return root.toString()
}
