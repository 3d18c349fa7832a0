// Prints the declarations of one public name for the API report.
import ts from 'typescript'

const printer = ts.createPrinter({ removeComments: true })
const SHOWN =
  ts.NodeBuilderFlags.NoTruncation |
  ts.NodeBuilderFlags.UseAliasDefinedOutsideCurrentScope |
  ts.NodeBuilderFlags.AllowAnonymousIdentifier

const isTagged = (node: ts.Node, tag: string) =>
  ts.getJSDocTags(node).some(({ tagName }) => tagName.text === tag)
const isInternal = (node: ts.Node) => isTagged(node, 'internal')

/** Whether a name is exported as a type alone. */
export function isTypeOnly(checker: ts.TypeChecker, symbol: ts.Symbol): boolean {
  if (symbol.declarations?.some(ts.isTypeOnlyImportOrExportDeclaration)) return true
  const next = symbol.flags & ts.SymbolFlags.Alias ? checker.getImmediateAliasedSymbol(symbol) : undefined
  return next !== undefined && isTypeOnly(checker, next)
}

/** Prints a node without the members that are internal, and parameters under one name instead of their parts. */
function print(node: ts.Node, name: string): string {
  const given = /^[A-Z]/.test(name) ? 'props' : 'options'
  const { transformed } = ts.transform(node, [
    (context) => (root) => {
      const visit = (one: ts.Node): ts.Node | undefined => {
        if (ts.isTypeElement(one) && isInternal(one)) return undefined
        if (ts.isParameter(one) && !ts.isIdentifier(one.name)) {
          const { dotDotDotToken, questionToken, type } = one
          return ts.factory.createParameterDeclaration(undefined, dotDotDotToken, given, questionToken, type)
        }
        return ts.visitEachChild(one, visit, context)
      }
      return ts.visitEachChild(root, visit, context)
    },
  ])
  const [first = node] = transformed
  return printer.printNode(ts.EmitHint.Unspecified, first, node.getSourceFile() ?? BLANK)
}

const BLANK = ts.createSourceFile('', '', ts.ScriptTarget.Latest)

/** Whether an alias says nothing by its own text, such as the keys of a constant. */
const isDerived = (text: string) => /\btypeof\b|\bz\./.test(text)

function typeOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, node: ts.Declaration): string[] {
  if (ts.isInterfaceDeclaration(node)) return [print(node, name)]
  if (!ts.isTypeAliasDeclaration(node)) return []
  const written = print(node, name)
  if (!isDerived(written)) return [written]
  const type = checker.getDeclaredTypeOfSymbol(symbol)
  const flags = SHOWN | ts.NodeBuilderFlags.InTypeAlias
  const resolved = checker.typeToTypeNode(type, node, flags)
  return resolved ? [`export type ${name} = ${print(resolved, name)}`] : [written]
}

/** Returns the members of a class that this repository declares. */
function classOf(
  checker: ts.TypeChecker,
  name: string,
  symbol: ts.Symbol,
  node: ts.ClassDeclaration,
): string {
  const members = checker
    .getDeclaredTypeOfSymbol(symbol)
    .getProperties()
    .filter(({ declarations = [] }) =>
      declarations.every(
        (one) => !one.getSourceFile().fileName.includes('/node_modules/') && !isInternal(one),
      ),
    )
    .map((member) => `${member.name}: ${shown(checker, name, checker.getTypeOfSymbol(member), node)}`)
  const parent = node.heritageClauses?.map((clause) => ` ${clause.getText()}`).join('') ?? ''
  return `export declare class ${name}${parent} { ${members.join('; ')} }`
}

function shown(checker: ts.TypeChecker, name: string, type: ts.Type, at: ts.Node): string {
  const node = checker.typeToTypeNode(type, at, SHOWN)
  return node ? print(node, name) : checker.typeToString(type)
}

function constantOf(checker: ts.TypeChecker, name: string, symbol: ts.Symbol, node: ts.Declaration): string {
  const type = checker.getTypeOfSymbol(symbol)
  const [signature, ...more] = type.getCallSignatures()
  if (signature && more.length === 0 && type.getProperties().length === 0) {
    const kind = ts.SyntaxKind.FunctionDeclaration
    const declared = checker.signatureToSignatureDeclaration(signature, kind, node, SHOWN)
    if (declared && ts.isFunctionDeclaration(declared)) {
      const { typeParameters, parameters, type: returned } = declared
      const named = ts.factory.createFunctionDeclaration(
        undefined,
        undefined,
        name,
        typeParameters,
        parameters,
        returned,
        undefined,
      )
      return `export declare ${print(named, name)}`
    }
  }
  return `export declare const ${name}: ${shown(checker, name, type, node)}`
}

/** Returns the declarations of a name: its type, its value, or both; none for an internal one. */
export function declarationsOf(
  checker: ts.TypeChecker,
  name: string,
  symbol: ts.Symbol,
  typeOnly: boolean,
): string[] {
  return (symbol.declarations ?? []).flatMap((node) => {
    if (isInternal(node)) return []
    // Its comment says where its members are.
    if (isTagged(node, 'hidden')) return [`export { ${name} }`]
    if (ts.isClassDeclaration(node)) return [classOf(checker, name, symbol, node)]
    const types = typeOf(checker, name, symbol, node)
    if (types.length > 0) return types
    // Overloads have one declaration each.
    return node === symbol.valueDeclaration && !typeOnly ? [constantOf(checker, name, symbol, node)] : []
  })
}
