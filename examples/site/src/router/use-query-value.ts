import { useSearchParams } from './Router.tsx'

/** Keeps a value in the query of the address; the first value needs no parameter. */
export function useQueryValue(name: string, first: string): [string, (value: string) => void] {
  const [search, setSearch] = useSearchParams()
  const set = (value: string) => {
    const next = new URLSearchParams(search)
    if (value === first) next.delete(name)
    else next.set(name, value)
    setSearch(next, { replace: true })
  }
  return [search.get(name) ?? first, set]
}
