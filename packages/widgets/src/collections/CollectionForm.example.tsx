import { CollectionForm, CollectionList } from '@fandeck/widgets'

export const MyCollections = () => <CollectionList />

export const NewCollection = () => <CollectionForm onCreated={() => location.assign('/mypage/collections')} />
