export { CollectionForm, type CollectionFormProps } from './CollectionForm.tsx'
export { CollectionList, type CollectionListProps } from './CollectionList.tsx'
