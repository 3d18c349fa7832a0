export { CollectionForm, type CollectionFormProps } from './CollectionForm.tsx'
export { CollectionList, type CollectionListProps } from './CollectionList.tsx'
export { CreatorSummary } from './CreatorSummary.tsx'
export { OwnTokens } from './OwnTokens.tsx'
