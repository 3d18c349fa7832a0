import { useCreator, useOwnTokens } from '@fandeck/react'
import { CollectionList, Image, Skeleton, useToast } from '@fandeck/widgets'
import { ButtonLink } from '../../layout/ButtonLink.tsx'

const create = <ButtonLink to="/mypage/collections/new">컬렉션 만들기</ButtonLink>

/** What the member created, and the cards that are tokens on the chain (S7.33, S7.43–S7.45). */
export default function CollectionsPage() {
  const toast = useToast()
  const creator = useCreator().data
  return (
    <div className="site-list">
      {creator ? (
        <p className="site-list__lead">
          {creator.nickname}님이 만든 컬렉션 {creator.collections}개, NFT 카드 {creator.tokens}장
        </p>
      ) : (
        <Skeleton width={240} height={23} />
      )}
      <CollectionList
        emptyActions={create}
        onDeleted={({ koreanName }) => toast.show(`‘${koreanName}’ 컬렉션을 지웠어요.`)}
      />
      {creator && creator.collections > 0 && create}
      <OwnTokens />
    </div>
  )
}

/** The copies that are tokens, each with its id. */
function OwnTokens() {
  const { data: tokens } = useOwnTokens()
  if (!tokens || tokens.length === 0) return null
  return (
    <section className="site-tokens" aria-labelledby="own-tokens">
      <h2 id="own-tokens" className="fandeck-title-2">
        NFT 카드
      </h2>
      <ul className="site-tokens__rows">
        {tokens.map(({ cardId, edition, cardName, image, tokenId }) => (
          <li key={`${cardId}-${edition}`} className="site-tokens__row">
            <Image className="site-tokens__image" src={image} alt="" />
            <span>
              <b>
                {cardName} No.{edition}
              </b>
              <span className="fandeck-caption">KAIA · KIP17 #{tokenId}</span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
