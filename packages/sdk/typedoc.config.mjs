import manifest from './package.json' with { type: 'json' }

/** The entry points, read from the package's exports. */
export default {
  entryPoints: Object.values(manifest.exports).map((target) => target['fandeck-source']),
  // The tables behind the error codes and the helpers of a type: their result is documented.
  intentionallyNotExported: [
    'identityErrors',
    'passwordErrors',
    'phoneCodeErrors',
    'joinErrors',
    'handoverErrors',
    'claimErrors',
    'benefitErrors',
    'termsErrors',
    'dropErrors',
    'notionErrors',
    'linkErrors',
    'ParamNames',
    'Part',
    'WalletRecord',
  ],
}
