import { useOriginalsTransition } from '@fandeck/react'
import { TransitionCover } from '@fandeck/widgets'
import { useEffect } from 'react'
import { useLocation, useNavigate } from '../router/Router.tsx'
import type { TransitionRequest } from './transition-request.ts'

/** Starts each request, and shows the cover until it has ended. */
export default function OriginalsCover({ request }: { request: TransitionRequest }) {
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { state, start, skip } = useOriginalsTransition({ path: pathname, navigate })
  const { target, from, to } = request
  useEffect(() => start(target), [start, target])
  return <TransitionCover state={state} from={from} to={to} onSkip={skip} />
}
