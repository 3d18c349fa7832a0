import { usePages } from './pages-context.ts'
import { useLocation } from './Router.tsx'

/** Returns the parameters of the page's path. */
export const useParams = () => usePages().placeOf(useLocation().pathname).place.params
