import { CollectionList, CreatorSummary, OwnTokens, useToast } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'

const create = <ButtonLink to="/mypage/collections/new">컬렉션 만들기</ButtonLink>

/** What the member created, and the cards that are tokens on the chain (S7.33, S7.43–S7.45). */
export default function CollectionsPage() {
  const toast = useToast()
  return (
    <div className="site-list">
      <CreatorSummary />
      <CollectionList
        emptyActions={create}
        listActions={create}
        onDeleted={({ koreanName }) => toast.show(`‘${koreanName}’ 컬렉션을 지웠어요.`)}
      />
      <OwnTokens />
    </div>
  )
}
