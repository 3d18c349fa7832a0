import { useDrop } from '@fandeck/react'
import { isFandeckError } from '@fandeck/sdk'
import { DropPurchase, daumPostcode } from '@fandeck/widgets'
import { useLocation } from 'wouter'
import { accountPath } from '../return-path.ts'
import { NotFoundPage } from './NotFoundPage.tsx'

const postcodeSearch = daumPostcode()

/** One drop, from its countdown to the opened packs. */
export function DropPage({ dropId }: { dropId: number }) {
  const [, navigate] = useLocation()
  const { data, error } = useDrop({ dropId })
  if (!data && isFandeckError(error, 'drops/not-found')) return <NotFoundPage />
  return (
    <>
      <title>{data?.info.title ?? '드롭'}</title>
      <DropPurchase
        dropId={dropId}
        postcodeSearch={postcodeSearch}
        onLoginRequired={() => navigate(accountPath('login'))}
        onDone={() => navigate('/mypage')}
      />
    </>
  )
}
