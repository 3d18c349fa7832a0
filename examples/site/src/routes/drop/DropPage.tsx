import { useDrop } from '@fandeck/react'
import { DropPurchase } from '@fandeck/widgets'
import { useLocation, useNavigate, useParams } from 'react-router'
import { accountPath } from '../../layout/return-path.ts'
import { useTitle } from '../../layout/use-title.ts'
import NotFoundPage from '../not-found/NotFoundPage.tsx'

/** One drop, from the look to the opened cards. */
export default function DropPage() {
  const { seq = '' } = useParams()
  return /^\d{1,9}$/.test(seq) ? <Drop mintingSeq={Number(seq)} /> : <NotFoundPage />
}

function Drop({ mintingSeq }: { mintingSeq: number }) {
  const location = useLocation()
  const navigate = useNavigate()
  useTitle(useDrop(mintingSeq).data?.minting.title ?? '드롭')
  return (
    <DropPurchase
      mintingSeq={mintingSeq}
      redirectUrl={new URL(`/payment/return?minting_seq=${mintingSeq}`, window.location.origin).href}
      onLoginRequired={() => navigate(accountPath('login', location))}
      onDone={() => navigate('/mypage')}
    />
  )
}
