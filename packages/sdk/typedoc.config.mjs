import manifest from './package.json' with { type: 'json' }

/** The entry points, read from the package's exports. */
export default {
  entryPoints: Object.values(manifest.exports).map((target) => target['fandeck-source']),
  // Tables behind the error codes and helpers of types, whose results are documented.
  intentionallyNotExported: [
    'identityErrors',
    'passwordErrors',
    'nicknameErrors',
    'pictureErrors',
    'phoneCodeErrors',
    'resetPasswordErrors',
    'joinErrors',
    'handoverErrors',
    'campaignErrors',
    'cardErrors',
    'claimErrors',
    'continuationErrors',
    'benefitErrors',
    'termsErrors',
    'dropErrors',
    'notionErrors',
    'linkErrors',
    'supportErrors',
    'inquiryErrors',
    'collectionErrors',
    'entryErrors',
    'withdrawalCodeErrors',
    'withdrawalErrors',
    'ParamNames',
    'Part',
  ],
}
