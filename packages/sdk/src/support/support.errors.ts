/** Maps the server's codes of notices and inquiries to SDK codes. */
export const supportErrors = { NOT_FOUND: 'support/not-found' } as const
/** Maps the server's codes of a new inquiry to SDK codes. */
export const inquiryErrors = {
  BAD_FILE: 'support/bad-file',
  TOO_MANY_FILES: 'support/too-many-files',
  TOO_MANY_INQUIRIES: 'support/too-many-inquiries',
} as const

/** Error codes of the support pages. */
export type SupportErrorCode =
  | (typeof supportErrors)[keyof typeof supportErrors]
  | (typeof inquiryErrors)[keyof typeof inquiryErrors]
