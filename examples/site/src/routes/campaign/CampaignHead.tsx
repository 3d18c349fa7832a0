import type { CampaignHead as Metadata } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { sharedPath } from './shared-path.ts'
import sheet from './sheet.css?url'

/** The metadata and the sheet of a campaign's page; the title alone until it has loaded. */
export function CampaignHead({ path, about }: { path: string; about: Metadata | undefined }) {
  if (!about) return <Head title="오리지널" />
  const { shareKey, ...head } = about
  return (
    <>
      {sheet && <link rel="stylesheet" href={sheet} precedence="page" />}
      <Head {...head} {...(shareKey !== undefined && { shared: sharedPath(path, shareKey) })} />
    </>
  )
}
