import type { Drop } from '@fandeck/sdk/drops'
import { Head } from '../../layout/Head.tsx'
import gateSheet from './gate.css?url'

/** The metadata of a drop's page, and the sheet of its gate. */
export const DropHead = ({ drop }: { drop: Drop | undefined }) => (
  <>
    <Head
      title={drop?.info.title ?? '드롭'}
      description={drop && `${drop.info.title}의 판매 기간과 가격, 남은 수량을 확인하고 카드팩을 구매해요.`}
    />
    {drop?.info.gated && <link rel="stylesheet" href={gateSheet} precedence="page" />}
  </>
)
