import { useEffect } from 'react'

const SITE = '팬덱'

/** Names the page in the browser's tab; without a title it is the site's own name. */
export function useTitle(title?: string): void {
  useEffect(() => {
    document.title = title ? `${title} | ${SITE}` : `${SITE} | 한 장씩 모으는 나만의 팬덤`
  }, [title])
}
