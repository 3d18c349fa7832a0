export { DropPhaseTag, type DropPhaseTagProps } from './DropPhaseTag.tsx'
export { type DropModel, type DropOptions, useDropModel } from './drop-context.ts'
export type { FoundAddress, PostcodeSearch } from './postcode.ts'
export { usePostcodeSearch } from './use-postcode-search.ts'
