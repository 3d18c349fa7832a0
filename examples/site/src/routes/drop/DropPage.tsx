import { useDrop } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { DropPurchase, daumPostcode } from '@fandeck/widgets'
import { useLocation, useNavigate, useParams } from 'react-router'
import { Outage } from '../../layout/Outage.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { useTitle } from '../../layout/use-title.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** Its script comes when a fan first searches an address (D22). */
const postcodeSearch = daumPostcode()

/** One drop, from the look to the opened cards. */
export default function DropPage() {
  const { seq = '' } = useParams()
  return /^\d{1,9}$/.test(seq) ? <Drop dropId={Number(seq)} /> : <NotFoundPage />
}

function Drop({ dropId }: { dropId: number }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { data, error, refetch } = useDrop({ dropId })
  useTitle(data?.info.title ?? '드롭')
  if (!data && isFandeckError(error, 'drops/not-found')) return <NotFoundPage />
  if (!data && error)
    return (
      <div className="site-centre">
        <h1 className="fandeck-visually-hidden">드롭</h1>
        <Outage error={error} onRetry={() => void refetch()} />
      </div>
    )
  return (
    <DropPurchase
      dropId={dropId}
      redirectUrl={new URL(`/payment/return?minting_seq=${dropId}`, window.location.origin).href}
      postcodeSearch={postcodeSearch}
      onLoginRequired={() => navigate(accountPath('login', location))}
      onDone={() => navigate('/mypage')}
    />
  )
}
