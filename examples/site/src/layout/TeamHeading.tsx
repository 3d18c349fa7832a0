import { useCampaign } from '@fandeck/react'
import { pageOfPath, slugOfPath } from '@fandeck/sdk/campaigns'
import { Image } from '@fandeck/widgets'
import { useLocation } from 'react-router'

/** The team of a campaign's page in the header: crest, name and subtitle (S9.2). */
export default function TeamHeading() {
  const { pathname } = useLocation()
  const { data: campaign } = useCampaign({ slug: slugOfPath(pathname) ?? '' })
  if (!campaign) return null
  const { team, header } = campaign
  return (
    <p className="site-header__team">
      <Image className="site-header__crest" src={team.crest} alt="" />
      <span>
        <b>{team.name}</b>
        <span>{pageOfPath(campaign, pathname)?.subtitle ?? header.subtitle}</span>
      </span>
    </p>
  )
}
