/** A fault of a run, and what the report named. */
export interface Row {
  /** `schema`: drawn from the schemas; `written` beside the checks; `foreign` without them. */
  origin: 'schema' | 'written' | 'foreign'
  what: string
  route: string
  named: readonly { check: string; field: string }[]
  /** The findings of other calls that follow from it. */
  elsewhere?: number
}

const cell = (text: string) => text.replaceAll('|', '\\|')

function table(rows: readonly Row[]): string {
  const lines = rows.map(({ what, route, named, elsewhere = 0 }) => {
    const [first] = named
    const more = named.length > 1 ? ` and ${named.length - 1} more` : ''
    const other = elsewhere > 0 ? `; ${elsewhere} in other calls` : ''
    return `| ${cell(what)} | \`${route}\` | ${first?.check}: \`${first?.field}\`${more}${other} |\n`
  })
  return `| Fault | Call | Named by |\n|---|---|---|\n${lines.join('')}`
}

/** Returns the page of the docs with the faults of a run. */
export function faultsPage(rows: readonly Row[], seed: number): string {
  const of = (origin: Row['origin']) => rows.filter((one) => one.origin === origin)
  return `# What the conformance checker finds

Faults of a backend, and how \`fandeck conform\` names each. A proxy in front of the reference backend alters its replies;
without an alteration, nothing is named. In the first two tables, the call with the fault is the only one that the report
names.
\`FANDECK_RING=long pnpm unit --project laws conform-faults -u\` runs all of them and writes this page. The
[guide](../guides/conform.md) explains the command.

## Drawn from the schemas

A walk over the schemas and the replies lists what can be changed in each field, and seed ${seed} draws
${of('schema').length} changes, each of another call. \`FANDECK_SEED\` and \`FANDECK_FAULTS\` draw others, and more. What a
schema allows, such as an optional field that is absent, is drawn as well, and must not be named.

${table(of('schema'))}
## Written by hand

${table(of('written'))}
## Written without the checks

${of('foreign').length} faults that a backend of another team can have, such as a page that begins at 0 or a second tap that is
refused. The list was written from the OpenAPI document before its author had read a check; where a fault was not named, the
checks have changed. What follows from a fault in other calls is named, too.

${table(of('foreign'))}`
}
