import { ActivityList } from '@fandeck/widgets'
import { useLocation } from '../../router/Router.tsx'
import { useCardHref } from '../card/use-card-href.ts'
import { Binder } from './Binder.tsx'
import { MyHead } from './MyHead.tsx'
import { useFilterInAddress } from './use-filter-in-address.ts'

/** My page: the cards with the scanner (S2.6), a set of them, or the activity at a separate URL (S7.42). */
export default function MyPage() {
  const { pathname } = useLocation()
  if (pathname.startsWith('/mypage/binder/')) return <Binder />
  if (pathname !== '/mypage/activity') return <MyCards />
  return (
    <MyHead>
      <ActivityList />
    </MyHead>
  )
}

function MyCards() {
  const { defaultFilter, keep } = useFilterInAddress()
  return <MyHead defaultFilter={defaultFilter} onFilterChange={keep} shareHref={useCardHref()} />
}
