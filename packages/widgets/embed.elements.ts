// Derives the Custom Elements Manifest from the definitions: the `.tag.ts` files and the event maps.
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import ts from 'typescript'
import { type FoundTag, tags as foundTags } from './tags.build.ts'

const source = join(import.meta.dirname, 'src')
const parse = (file: string) =>
  ts.createSourceFile(file, readFileSync(join(source, file), 'utf8'), ts.ScriptTarget.Latest, true)

const camelCase = (name: string) => name.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
const words = (text: string | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()

/** Returns the doc comment of a declaration, and its tags as pairs. */
function docsOf(node: ts.Node): { description: string; tags: [name: string, text: string][] } {
  const comments = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc)
  return {
    description: words(comments.map(({ comment }) => ts.getTextOfJSDocComment(comment)).join(' ')),
    tags: comments.flatMap(({ tags = [] }) =>
      tags.map((tag): [string, string] => [tag.tagName.text, words(ts.getTextOfJSDocComment(tag.comment))]),
    ),
  }
}

function constantOf(file: string, name: string) {
  for (const statement of parse(file).statements)
    if (ts.isVariableStatement(statement))
      for (const { name: declared, initializer } of statement.declarationList.declarations)
        if (declared.getText() === name && initializer && ts.isAsExpression(initializer))
          if (ts.isObjectLiteralExpression(initializer.expression))
            return { statement, object: initializer.expression }
  throw new Error(`${file} has no constant ${name}.`)
}

const propertiesOf = (object: ts.ObjectLiteralExpression) =>
  object.properties.filter(ts.isPropertyAssignment).map((property) => ({
    property,
    name: property.name.getText().replace(/'/g, ''),
    value: property.initializer,
  }))

const attributesOf = (object: ts.ObjectLiteralExpression) =>
  propertiesOf(object).map(({ property, name, value }) => {
    const type = { text: value.getText().toLowerCase() }
    return { name, fieldName: camelCase(name), type, description: docsOf(property).description }
  })

/** Returns the file that a file imports a name from. */
function importedFrom(file: string, wanted: string): string | undefined {
  const found = parse(file)
    .statements.filter(ts.isImportDeclaration)
    .find(({ importClause }) => {
      const bindings = importClause?.namedBindings
      return (
        bindings && ts.isNamedImports(bindings) && bindings.elements.some(({ name }) => name.text === wanted)
      )
    })
  return found && ts.isStringLiteral(found.moduleSpecifier)
    ? join(dirname(file), found.moduleSpecifier.text)
    : undefined
}

/** Returns the events of a map and of those that it extends. */
function eventsOf(
  file: string,
  map: string,
): { name: string; type: { text: string }; description: string }[] {
  const own = parse(file)
    .statements.filter(ts.isInterfaceDeclaration)
    .find(({ name }) => name.text === map)
  if (!own) {
    const origin = importedFrom(file, map)
    return origin === undefined ? [] : eventsOf(origin, map)
  }
  const events = own.members.filter(ts.isPropertySignature).map((member) => ({
    name: member.name.getText().replace(/'/g, ''),
    type: { text: member.type?.getText() ?? 'Event' },
    description: docsOf(member).description,
  }))
  const parents = (own.heritageClauses ?? []).flatMap(({ types }) =>
    types.map(({ expression }) => expression),
  )
  return [...events, ...parents.flatMap((parent) => eventsOf(file, parent.getText()))]
}
const TYPES = 'element/element-types.ts'

/** The attribute of HTML that every element follows. */
const LANG = {
  name: 'lang',
  fieldName: 'lang',
  type: { text: "'ko' | 'en'" },
  description: 'The language of the messages; that of the closest ancestor with one by default, else Korean.',
}

/** Read at each change, and no property. */
const DEBUG = {
  name: 'debug',
  type: { text: 'boolean' },
  description:
    'Shows mistakes in the tag: a box with the fix, and warnings on the console. On `localhost` it does so unless it is `false`.',
}

/** Returns the properties of every element that have no attribute. */
const propertiesWithoutAttribute = () =>
  parse(TYPES)
    .statements.filter(ts.isInterfaceDeclaration)
    .filter(({ name }) => name.text === 'MessagesProperty')
    .flatMap(({ members }) => members.filter(ts.isPropertySignature))
    .map((member) => ({
      kind: 'field',
      name: member.name.getText(),
      type: { text: member.type?.getText() ?? 'unknown' },
      description: docsOf(member).description,
    }))

function moduleOf({ name: script, tagFile, constant, elementFile, element, eventMap }: FoundTag) {
  const { statement, object } = constantOf(tagFile, constant)
  const { description, tags } = docsOf(statement)
  const parts = new Map(propertiesOf(object).map(({ name, value }) => [name, value]))
  const [tag, own] = [parts.get('tag'), parts.get('attributes')]
  if (!tag || !ts.isStringLiteral(tag) || !own || !ts.isObjectLiteralExpression(own))
    throw new Error(`${tagFile} needs \`tag\` and \`attributes\`.`)
  const attributes = [
    ...attributesOf(own),
    ...attributesOf(constantOf('element/addresses.ts', 'ADDRESSES').object),
    LANG,
  ]
  const named = (kind: string) =>
    tags
      .filter(([tagName]) => tagName === kind)
      .map(([, text]) => {
        const [, part = '', about = ''] = /^(\S*) ?- (.*)$/.exec(text) ?? []
        return { name: part, description: about }
      })
  const path = `dist/embed/${script}.js`
  return {
    kind: 'javascript-module',
    path,
    declarations: [
      {
        kind: 'class',
        name: element,
        customElement: true,
        tagName: tag.text,
        description,
        superclass: { name: 'HTMLElement' },
        attributes: [...attributes, DEBUG],
        members: [
          ...attributes.map(({ fieldName, name: attribute, type, description }) => ({
            kind: 'field',
            name: fieldName,
            type: {
              text: type.text === 'string' || type.text === 'number' ? `${type.text} | undefined` : type.text,
            },
            description,
            attribute,
            reflects: true,
          })),
          ...propertiesWithoutAttribute(),
        ],
        events: eventsOf(elementFile, eventMap),
        slots: named('slot'),
        cssParts: named('csspart'),
      },
    ],
    exports: [
      { kind: 'custom-element-definition', name: tag.text, declaration: { name: element, module: path } },
    ],
  }
}

/** Returns the manifest of all elements, for editors and documentation tools. */
export const customElementsManifest = () => ({
  schemaVersion: '2.1.0',
  readme: 'README.md',
  modules: foundTags.map(moduleOf),
})
