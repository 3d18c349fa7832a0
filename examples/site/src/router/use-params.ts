import { placeOf } from '../pages.ts'
import { useLocation } from './Router.tsx'

/** Returns the parameters of the page's path. */
export const useParams = () => placeOf(useLocation().pathname).place.params
