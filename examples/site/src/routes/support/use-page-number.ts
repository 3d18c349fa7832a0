import { useSearchParams } from '../../router/Router.tsx'
import { pageNumber } from './page-number.ts'

/** Keeps the page of a list in the query of the address. */
export function usePageNumber() {
  const [search, setSearch] = useSearchParams()
  return {
    page: pageNumber(search),
    onPageChange: (page: number) => setSearch(page === 1 ? {} : { page: String(page) }),
  }
}
