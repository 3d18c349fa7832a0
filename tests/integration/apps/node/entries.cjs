// Imports every entry of the packages in both formats and prints how many names each exports.
const { readFileSync } = require('node:fs')
const { join } = require('node:path')

/** The entries of JavaScript: those with conditions. */
const entriesOf = (name) => {
  const manifest = JSON.parse(readFileSync(join(__dirname, 'node_modules', name, 'package.json'), 'utf8'))
  return Object.entries(manifest.exports)
    .filter(([, target]) => target.import)
    .map(([path, { require: cjs }]) => ({ entry: `${name}${path.slice(1)}`, cjs: Boolean(cjs) }))
}

async function main() {
  const entries = ['@fandeck/sdk', '@fandeck/react', '@fandeck/widgets'].flatMap(entriesOf)
  const counts = {}
  for (const { entry, cjs } of entries) {
    const names = Object.keys(await import(entry)).filter(
      (name) => !['default', 'module.exports'].includes(name),
    )
    counts[entry] = [names.length, cjs ? Object.keys(require(entry)).length : null]
  }
  console.log(JSON.stringify(counts))
}

main()
