import { type CampaignTeam, slugOfPath } from '@fandeck/sdk/campaigns'
import { CampaignPage as Page, type TransitionTeam } from '@fandeck/widgets'
import { accountPath } from '../../layout/return-path.ts'
import { useTransition } from '../../layout/TransitionProvider.tsx'
import { withWayBack } from '../../layout/way-back.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useSite } from '../../site-context.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import { CampaignHead } from './CampaignHead.tsx'
import { sharedPath, shareKeyOf } from './shared-path.ts'

const coverOf = ({ name, palette, crest }: CampaignTeam): TransitionTeam => ({ name, colors: palette, crest })

/** A page of a campaign, drawn from its document (S1.10–S1.15, S2.13–S2.16). */
export default function CampaignPage() {
  const location = useLocation()
  const navigate = useNavigate()
  const { site } = useSite()
  const start = useTransition()
  const path = location.pathname
  return (
    <Page
      className="site-campaign"
      slug={slugOfPath(path) ?? ''}
      path={path}
      renderHead={(about) => <CampaignHead path={path} about={about} />}
      notFound={<NotFoundPage />}
      shareKey={shareKeyOf(new URLSearchParams(location.search))}
      shareUrlOf={(shareKey) => site + sharedPath(path, shareKey)}
      cardsHref="/mypage"
      onSignIn={() => navigate(accountPath('login', location))}
      onViewCards={() => navigate(withWayBack('/mypage', location, () => true))}
      onTransition={({ kind: _, id: __, ...target }, to, from) =>
        start({ target, from: coverOf(from), to: coverOf(to) })
      }
    />
  )
}
