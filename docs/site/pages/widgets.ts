// The playgrounds of the widgets: the stories of a widget, the controls of one of them, and its example.
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import ts from 'typescript'
import type { Control } from '../playground/tags.ts'
import type { PlayedWidget, WidgetState } from '../playground/widgets.ts'
import { ROOT } from './sources.ts'

const SRC = join(ROOT, 'packages/widgets/src')

/** `WithoutPages` is `Without pages`; what is in capitals stays. */
const labelOf = (story: string) =>
  story
    .split(/(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/)
    .map((word, at) => (at === 0 || /^[A-Z]{2,}/.test(word) ? word : word.toLowerCase()))
    .join(' ')

/** Returns the value of a literal, or `undefined` for what only the story knows. */
function literal(node: ts.Expression): string | boolean | number | undefined {
  if (ts.isStringLiteralLike(node)) return node.text
  if (ts.isNumericLiteral(node)) return Number(node.text)
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true
  return node.kind === ts.SyntaxKind.FalseKeyword ? false : undefined
}

const propertiesOf = (node: ts.Expression | undefined) =>
  node && ts.isObjectLiteralExpression(node) ? node.properties.filter(ts.isPropertyAssignment) : []

/** Returns the control of an arg of `controlled(args, render, choices)`, unless its choices are elsewhere. */
function controlOf(
  name: string,
  value: string | boolean | number,
  choices: ts.Expression | undefined,
): Control | undefined {
  const choice = propertiesOf(choices).find((property) => property.name.getText() === name)?.initializer
  if (choice && !ts.isArrayLiteralExpression(choice)) return undefined
  if (choice)
    return {
      name,
      kind: 'choice',
      value: String(value),
      values: choice.elements.map((one) => String(literal(one))),
    }
  if (typeof value === 'boolean') return { name, kind: 'switch', value }
  return { name, kind: typeof value === 'number' ? 'number' : 'text', value: String(value) }
}

/** Returns the stories of a file, and the controls of its story `Controls`. */
function storiesOf(file: string): { states: WidgetState[]; controls: Control[] } {
  const source = ts.createSourceFile(
    file,
    readFileSync(join(SRC, file), 'utf8'),
    ts.ScriptTarget.Latest,
    true,
  )
  const declared = source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
  const states = declared.map(({ name }) => ({ file, story: name.getText(), label: labelOf(name.getText()) }))
  const call = declared.find(({ name }) => name.getText() === 'Controls')?.initializer
  if (!call || !ts.isCallExpression(call)) return { states, controls: [] }
  const [args, , choices] = call.arguments
  const controls = propertiesOf(args).flatMap(({ name, initializer }) => {
    const value = literal(initializer)
    return (value !== undefined && controlOf(name.getText(), value, choices)) || []
  })
  return { states, controls }
}

const storyFiles = (pattern: string) =>
  globSync(`${pattern}.stories.tsx`, { cwd: SRC })
    .filter((file) => !file.endsWith('Element.stories.tsx'))
    .toSorted()

/** Returns the playground of a folder of widgets, or `undefined` for one without stories. */
export function playedWidget(folder: string): PlayedWidget | undefined {
  const files = storyFiles(`${folder}/*`)
  // The primitives are a folder of folders.
  if (files.length === 0) files.push(...storyFiles(`${folder}/*/*`))
  const all = files.map(storiesOf)
  const [example] = globSync(`${folder}/*.example.tsx`, { cwd: SRC }).toSorted()
  if (all.length === 0) return undefined
  // Several files have stories of the same name.
  const states = all.flatMap((one, at) =>
    one.states.map((state) =>
      all.length === 1
        ? state
        : { ...state, label: `${basename(files[at] ?? '', '.stories.tsx')}: ${state.label}` },
    ),
  )
  return {
    name: folder,
    // The story of the controls comes first.
    states: states.toSorted((a, b) => Number(b.story === 'Controls') - Number(a.story === 'Controls')),
    controls: all.find(({ controls }) => controls.length > 0)?.controls ?? [],
    code: example === undefined ? '' : readFileSync(join(SRC, example), 'utf8'),
  }
}
