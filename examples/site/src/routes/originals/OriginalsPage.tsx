import { Originals } from '@fandeck/widgets'
import { useIsComing } from '../../layout/render-page-link.tsx'
import { useQueryValue } from '../../router/use-query-value.ts'

/** The originals by category, which the query names (D26). */
export default function OriginalsPage() {
  const [category, setCategory] = useQueryValue('category', 'all')
  return (
    <Originals
      className="site-list"
      category={category}
      onCategoryChange={setCategory}
      isComing={useIsComing()}
    />
  )
}
