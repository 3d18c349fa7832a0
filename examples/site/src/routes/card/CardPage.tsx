import './card.css'
import type { SharedCard } from '@fandeck/sdk/cards'
import { CardPage as Page } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { useParams } from '../../router/use-params.ts'
import { useSite } from '../../site-context.ts'

/** A card that its owner has shared (D103); the link is unlisted, so no search engine lists the page. */
export default function CardPage() {
  const { shareKey = '' } = useParams()
  const { site } = useSite()
  return (
    <Page
      className="site-card"
      shareKey={shareKey}
      url={`${site}/card/${shareKey}`}
      homeHref="/"
      dropHref={(dropId) => `/drops/${dropId}`}
      renderHead={(card) => <CardHead card={card} />}
    />
  )
}

function CardHead({ card }: { card: SharedCard | null | undefined }) {
  if (card === null) return <Head title="공유가 끝난 카드" hidden missing />
  if (!card) return <Head title="카드" hidden />
  const { cardName, packTitle, editionTitle, edition, editionTotal, previewImage } = card
  const title = `${cardName} 카드`
  return (
    <Head
      hidden
      title={title}
      description={`${packTitle} ${editionTitle} · ${editionTotal}장 가운데 ${edition}번째 카드예요.`}
      image={previewImage}
      imageAlt={title}
    />
  )
}
