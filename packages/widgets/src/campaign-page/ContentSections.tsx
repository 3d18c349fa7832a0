import { usePackCards } from '@fandeck/react'
import type { Campaign, SectionKind, SectionOf } from '@fandeck/sdk/campaigns'
import type { CardMetadata } from '@fandeck/sdk/cards'
import { factsOf } from '../boards/board/board-cards.ts'
import { FrontCard } from '../card/FrontCard.tsx'
import { CardFan } from '../primitives/card-fan/CardFan.tsx'
import { Image } from '../primitives/image/Image.tsx'
import { BackendLink } from '../primitives/link/BackendLink.tsx'
import type { RenderLink } from '../primitives/link/LinkProvider.tsx'

interface OfSection<Kind extends SectionKind> {
  section: SectionOf<Kind>
}

interface HeroSectionProps extends OfSection<'hero'> {
  campaign: Campaign
  renderLink: RenderLink | undefined
}

/** The top of a page: a title over a picture or a fan of cards. */
export function HeroSection({ campaign, section, renderLink }: HeroSectionProps) {
  const { title, description, image, cards, action } = section
  return (
    <section className="fandeck-board fandeck-campaign__hero fandeck-on-art">
      {image ? (
        <Image
          className="fandeck-campaign__picture"
          src={image}
          alt=""
          loading="eager"
          fetchPriority="high"
        />
      ) : (
        <HeroCards campaign={campaign} cardIds={cards ?? []} />
      )}
      <h2 className="fandeck-campaign__title fandeck-title-1">{title}</h2>
      {description && <p className="fandeck-campaign__lead">{description}</p>}
      {action && (
        <BackendLink
          className="fandeck-button fandeck-campaign__action"
          linkUrl={action.linkUrl}
          httpsOnly
          renderLink={renderLink}
        >
          {action.label}
        </BackendLink>
      )}
    </section>
  )
}

/** A fan of three cards of a campaign; their room until they are known. */
export function HeroCards({
  campaign: { packs: packNames, team },
  cardIds,
  width = 132,
}: {
  campaign: Pick<Campaign, 'packs' | 'team'>
  cardIds: readonly number[]
  /** The width of one card, px. */
  width?: number | undefined
}) {
  const { data: designs = [], isPending } = usePackCards({ packNames })
  const [left, front, right] = cardIds.map((id) => designs.find(({ cardId }) => cardId === id))
  if (isPending && cardIds.length > 2) return <div className="fandeck-campaign__fan" aria-hidden />
  if (!left || !front || !right) return null
  // Picture, finish and edge; the words are the page's.
  const card = (design: CardMetadata) => <FrontCard {...factsOf(design, team)} look="magazine" />
  return (
    <div className="fandeck-campaign__fan" aria-hidden>
      <CardFan width={width}>{[card(left), card(front), card(right)]}</CardFan>
    </div>
  )
}

/** Paragraphs under an optional heading. */
export const TextSection = ({ section: { title, paragraphs } }: OfSection<'text'>) => (
  <section className="fandeck-campaign__section">
    {title && <h2 className="fandeck-title-3">{title}</h2>}
    {paragraphs.map((paragraph) => (
      <p key={paragraph} className="fandeck-campaign__text">
        {paragraph}
      </p>
    ))}
  </section>
)

/** Pictures with their captions. */
export const GallerySection = ({ section: { title, images } }: OfSection<'gallery'>) => (
  <section className="fandeck-campaign__section">
    {title && <h2 className="fandeck-title-3">{title}</h2>}
    {images.map(({ image, alt, caption }) => (
      <figure key={image} className="fandeck-campaign__figure">
        <Image src={image} alt={alt} />
        {caption && <figcaption className="fandeck-caption">{caption}</figcaption>}
      </figure>
    ))}
  </section>
)
