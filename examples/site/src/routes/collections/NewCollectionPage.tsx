import { CollectionForm, useToast } from '@fandeck/widgets'
import { useNavigate } from '../../router/Router.tsx'

/** A new collection in three steps (S3.26, D36). */
export default function NewCollectionPage() {
  const toast = useToast()
  const navigate = useNavigate()
  function created() {
    toast.show('컬렉션을 만들었어요.')
    void navigate('/mypage/collections', { replace: true })
  }
  return (
    <div className="site-list">
      <CollectionForm onCreated={created} />
    </div>
  )
}
