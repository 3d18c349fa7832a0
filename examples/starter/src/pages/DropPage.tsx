import { daumPostcode, DropPage as Page } from '@fandeck/widgets'
import { useLocation } from 'wouter'
import { accountPath } from '../return-path.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const postcodeSearch = daumPostcode()

/** One drop, from its countdown to the opened packs. */
export function DropPage({ dropId }: { dropId: number }) {
  const [, navigate] = useLocation()
  return (
    <Page
      dropId={dropId}
      renderHead={(drop) => <title>{drop?.info.title ?? '드롭'}</title>}
      notFound={<NotFoundPage />}
      postcodeSearch={postcodeSearch}
      onLoginRequired={() => navigate(accountPath('login'))}
      onDone={() => navigate('/mypage')}
    />
  )
}
