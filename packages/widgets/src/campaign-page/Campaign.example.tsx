import { Campaign } from '@fandeck/widgets'

/** The first page of a campaign. */
export const ClubPage = ({ slug, signIn }: { slug: string; signIn(): void }) => (
  <Campaign slug={slug} onSignIn={signIn} onViewCards={() => location.assign('/mypage')} />
)
