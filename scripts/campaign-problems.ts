// Checks the text of a campaign's document, with the line of each fault.
import { CAMPAIGN_MAX_BYTES, checkCampaign } from '@fandeck/sdk/campaigns'
import ts from 'typescript'

/** A fault of a document, in plain words. */
export interface DocumentProblem {
  line: number
  /** Such as `pages[0].sections[2].title`; empty for the whole document. */
  path: string
  expected: string
}

type Path = readonly (string | number)[]

const textOf = (path: Path): string =>
  path.reduce<string>(
    (text, key) => (typeof key === 'number' ? `${text}[${key}]` : text === '' ? key : `${text}.${key}`),
    '',
  )

function childOf(node: ts.Node, key: string | number): ts.Node | undefined {
  if (ts.isArrayLiteralExpression(node)) return node.elements[Number(key)]
  if (!ts.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.filter(ts.isPropertyAssignment).find(({ name }) => {
    return ts.isStringLiteral(name) && name.text === key
  })
  return found?.initializer
}

/** Returns the line of a value; of the innermost object that exists, if the value is missing. */
function lineOf(source: ts.JsonSourceFile, path: Path): number {
  let node: ts.Node | undefined = source.statements[0]?.expression
  for (const key of path) node = (node && childOf(node, key)) ?? node
  const start = node?.getStart(source) ?? 0
  return source.getLineAndCharacterOfPosition(start).line + 1
}

/** Returns what is wrong with the JSON itself. */
function syntaxProblem(text: string, error: unknown): DocumentProblem {
  const message = error instanceof Error ? error.message : ''
  const line = Number(/\(line (\d+) /.exec(message)?.[1] ?? text.split('\n').length)
  return { line, path: '', expected: `JSON; ${message.replace(/ in JSON at position.*/, '')}` }
}

/** Returns the faults of a document in the order of their lines. */
export function documentProblems(text: string): DocumentProblem[] {
  const bytes = Buffer.byteLength(text)
  if (bytes > CAMPAIGN_MAX_BYTES)
    return [
      {
        line: 1,
        path: '',
        expected: `at most ${CAMPAIGN_MAX_BYTES / 1024} kB; it has ${Math.ceil(bytes / 1024)} kB`,
      },
    ]
  let document: unknown
  try {
    document = JSON.parse(text)
  } catch (error) {
    return [syntaxProblem(text, error)]
  }
  const source = ts.parseJsonText('campaign.json', text)
  return checkCampaign(document)
    .map(({ path, expected }) => ({ line: lineOf(source, path), path: textOf(path), expected }))
    .toSorted((a, b) => a.line - b.line)
}
