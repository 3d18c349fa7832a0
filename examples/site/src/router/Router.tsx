import type { Action, History, Location, Update } from 'history'
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
} from 'react'

/** Goes to a path of the site, or a number of entries back or forth; `state` is kept in the entry of the history. */
export type Navigate = (to: string | number, options?: { replace?: boolean; state?: unknown }) => void

const RouterContext = createContext<{ visit: Update; navigate: Navigate } | undefined>(undefined)

export interface RouterProps {
  history: History
  children: ReactNode
}

/** Shows the location of a history to the hooks below. */
export function Router({ history, children }: RouterProps) {
  const [visit, setVisit] = useState<Update>({ location: history.location, action: history.action })
  useLayoutEffect(() => history.listen((next) => startTransition(() => setVisit(next))), [history])
  const navigate = useCallback<Navigate>(
    (to, { replace, state } = {}) => {
      if (typeof to === 'number') return history.go(to)
      // `//host` would be another site.
      history[replace ? 'replace' : 'push'](to.replace(/^[/\\]+/, '/'), state)
    },
    [history],
  )
  const value = useMemo(() => ({ visit, navigate }), [visit, navigate])
  return <RouterContext value={value}>{children}</RouterContext>
}

function useRouter() {
  const router = useContext(RouterContext)
  if (!router) throw new Error('A part of a page needs a Router above it.')
  return router
}

/** Returns the location of the page. */
export const useLocation = (): Location => useRouter().visit.location

/** Returns how the visitor got to the page: `POP` by the browser, as by its back button or by opening the site. */
export const useArrival = (): `${Action}` => useRouter().visit.action

/** Returns the action that goes to another page; it stays the same. */
export const useNavigate = () => useRouter().navigate

/** Goes to another page, which replaces this one in the history; `state` is kept in the entry. */
export function Redirect({ to, state }: { to: string; state?: unknown }) {
  const navigate = useNavigate()
  useEffect(() => navigate(to, { replace: true, state }), [navigate, to, state])
  return null
}

/** Changes the query of the address to these parameters, or to those of a function of the former ones. */
export type SetSearch = (
  next: URLSearchParams | Record<string, string> | ((former: URLSearchParams) => URLSearchParams),
  options?: { replace?: boolean },
) => void

/** Returns the query of the address and a function that changes it. */
export function useSearchParams(): [URLSearchParams, SetSearch] {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return useMemo(() => {
    const params = new URLSearchParams(search)
    const change: SetSearch = (next, options) => {
      const query = String(
        typeof next === 'function' ? next(new URLSearchParams(search)) : new URLSearchParams(next),
      )
      navigate(query ? `${pathname}?${query}` : pathname, options)
    }
    return [params, change]
  }, [pathname, search, navigate])
}
