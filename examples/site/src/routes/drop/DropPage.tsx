import { useDrop } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { DropPurchase, daumPostcode, Outage } from '@fandeck/widgets'
import { Head } from '../../layout/Head.tsx'
import { accountPath } from '../../layout/return-path.ts'
import { useLocation, useNavigate } from '../../router/Router.tsx'
import { useParams } from '../../router/use-params.ts'
import { useSite } from '../../site-context.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'
import gateSheet from './gate.css?url'

/** Loads its script on the first address search (D22). */
const postcodeSearch = daumPostcode()

/** One drop, from its presentation to the revealed cards. */
export default function DropPage() {
  const { seq = '' } = useParams()
  return /^\d{1,9}$/.test(seq) ? <Drop dropId={Number(seq)} /> : <NotFoundPage />
}

function Drop({ dropId }: { dropId: number }) {
  const location = useLocation()
  const navigate = useNavigate()
  const { site } = useSite()
  const { data, error, refetch } = useDrop({ dropId })
  if (!data && isFandeckError(error, 'drops/not-found')) return <NotFoundPage />
  if (!data && error)
    return (
      <div className="site-centre">
        <Head title="드롭" />
        <h1 className="fandeck-visually-hidden">드롭</h1>
        <Outage error={error} onRetry={() => void refetch()} />
      </div>
    )
  return (
    <>
      <Head
        title={data?.info.title ?? '드롭'}
        description={data && `${data.info.title}의 판매 기간과 가격, 남은 수량을 확인하고 카드팩을 구매해요.`}
      />
      {data?.info.gated && <link rel="stylesheet" href={gateSheet} precedence="page" />}
      <DropPurchase
        dropId={dropId}
        redirectUrl={`${site}/payment/return?minting_seq=${dropId}`}
        postcodeSearch={postcodeSearch}
        onLoginRequired={() => navigate(accountPath('login', location))}
        onDone={() => navigate('/mypage')}
      />
    </>
  )
}
